"""The four biomes: temperate, autumn, snow and desert."""

from dataclasses import replace

from palette import Form, Palette, Tones

TEMPERATE = Palette(
    folder="",
    tones={
        "grass": Tones("#a9b775", "#a1b06d", "#b1be7e", "#7d9050"),
        "dry": Tones("#c3b97c", "#bab073", "#cbc288", "#978b52"),
        "snow": Tones("#e7e7e0", "#e1e3df", "#eeeee8", "#bcc6c9"),
        "rock": Tones("#a99b78", "#a09270", "#b2a583", "#857858"),
        "sand": Tones("#dfce9e", "#d7c592", "#e6d7ab", "#bda873"),
        "mud": Tones("#9b8763", "#917d5a", "#a4906c", "#77654a"),
        "wood floor": Tones("#94a364", "#8c9b5d", "#9bab6b", "#6f8149"),
        "water": Tones("#72a4b2", "#6b9eae", "#79aab6", "#a9ccd0"),
        "deep": Tones("#568a9f", "#51859b", "#5c90a4", "#7fabb8"),
        "paving": Tones("#c6b89c", "#bdae92", "#cec1a7", "#a89a80"),
    },
    shore=("#a1935f", "#e2d2a1"),
    surf=("#8fbcc3", "#a9ced0", "#eef3e8"),
    leaf=(
        Form("#4f7340", "#66894c", "#86a35f"),
        Form("#496c3e", "#5e8149", "#7f9c5c"),
        Form("#5c7a3d", "#758f49", "#94a95f"),
        Form("#4a6b45", "#5d8054", "#7c9b69"),
    ),
    dusk=(
        Form("#3e5c3b", "#587b4b", "#7d9a66"),
        Form("#466542", "#618252", "#86a06a"),
        Form("#3c5843", "#567855", "#7a9671"),
    ),
    needle=(("#3f5f4a", "#5d8463"), ("#3a5848", "#578060"), ("#46664a", "#688c66")),
    rock=Form("#857860", "#a08f72", "#b9a888"),
    boulder=Form("#857d70", "#a7a092", "#c6c0b3"),
    stone={
        "rampart": Form("#8c8271", "#a99e8a", "#d3c6a6"),
        "wall": Form("#837a6d", "#a2988a", "#c0b7a6"),
        "high_wall": Form("#6f675f", "#8f867b", "#aba294"),
    },
    slate=Form("#515c66", "#69747d", "#87919a"),
    road=("#7d6845", "#c6aa78", "#d6bd8f", "#a1875a"),
    roofs=(("#a9553f", "#843f30"), ("#b98a4d", "#93693a"), ("#7f7468", "#625950"), ("#b0643f", "#8a4a30")),
    plaster=("#e4d6b4", "#c9b78f"),
)

AUTUMN = replace(
    TEMPERATE,
    folder="autumn",
    tones={
        **TEMPERATE.tones,
        "grass": Tones("#bfae6e", "#b6a466", "#c8b87a", "#8f7d44"),
        "dry": Tones("#cdaa6a", "#c4a061", "#d6b577", "#9c7a42"),
        "rock": Tones("#a8967a", "#9e8c71", "#b2a186", "#82725a"),
        "sand": Tones("#dccba0", "#d4c294", "#e4d5ae", "#b9a478"),
        "mud": Tones("#8f7558", "#866c50", "#997f62", "#6b553f"),
        "wood floor": Tones("#ad8d57", "#a4844f", "#b69762", "#8a6236"),
        "water": Tones("#789ba3", "#71949e", "#80a2a9", "#abc4c6"),
        "deep": Tones("#5b7f8e", "#557989", "#628694", "#809fa9"),
    },
    shore=("#94804e", "#d9c694"),
    surf=("#92b3b6", "#acc6c5", "#ecefe2"),
    leaf=(
        Form("#8d3f2b", "#b25639", "#d0825a"),
        Form("#99602a", "#bd8138", "#dba95c"),
        Form("#a37e30", "#c4a047", "#e0c579"),
        Form("#7d3a31", "#9d4f40", "#bd7661"),
    ),
    dusk=(
        Form("#7a4029", "#a8613d", "#cb9164"),
        Form("#86592b", "#b07f3f", "#d3aa68"),
        Form("#72612f", "#998747", "#bfae6c"),
    ),
    needle=(("#4a5d40", "#6d8458"), ("#45573f", "#677b54"), ("#525f3c", "#788756")),
    road=("#74593b", "#bb9a6c", "#cdb083", "#937650"),
)

SNOW = replace(
    TEMPERATE,
    folder="snow",
    tones={
        "grass": Tones("#d3d6c9", "#cacec2", "#dcded3", "#9a9d83"),
        "dry": Tones("#d6cdb2", "#cec4a8", "#ded6bf", "#a59a78"),
        "snow": Tones("#f0f1ee", "#e7ebec", "#f8f8f5", "#b4c4cd"),
        "rock": Tones("#aaa69f", "#a09c95", "#b5b1ab", "#837f79"),
        "sand": Tones("#d9d3c1", "#d0cab7", "#e2ddce", "#b1a993"),
        "mud": Tones("#a09482", "#968a78", "#aa9f8e", "#7c705f"),
        "wood floor": Tones("#c0c6bc", "#b7beb4", "#c9cfc6", "#8d9688"),
        "water": Tones("#a2b9c4", "#99b1bd", "#acc2cb", "#d3e0e4"),
        "deep": Tones("#7c9bae", "#7595a8", "#85a3b4", "#a6bfca"),
        "paving": Tones("#bfbbb1", "#b5b1a7", "#c9c5bc", "#9b978d"),
    },
    shore=("#98a1a3", "#eef0ec"),
    surf=("#b7cad2", "#cbd9de", "#f7f9f7"),
    leaf=(
        Form("#5f7468", "#8ea096", "#eef0ea"),
        Form("#66786a", "#97a698", "#f0f1ec"),
        Form("#596f69", "#869b96", "#e9edea"),
        Form("#6d7a68", "#9ca894", "#eff0e8"),
    ),
    dusk=(
        Form("#46594f", "#657a6e", "#dfe4df"),
        Form("#4c5e50", "#6d8071", "#e2e6df"),
        Form("#425651", "#5f7570", "#dae1de"),
    ),
    needle=(("#33504a", "#466560"), ("#2f4a48", "#405e5a"), ("#3a554b", "#4e6d60")),
    rock=Form("#77777a", "#929294", "#adacac"),
    boulder=Form("#7d7d7e", "#9f9f9d", "#eceeec"),
    stone={
        "rampart": Form("#85827c", "#a19d96", "#d3d1c8"),
        "wall": Form("#7c7974", "#9a9690", "#c6c4bd"),
        "high_wall": Form("#605e5c", "#7e7b78", "#aeaca6"),
    },
    slate=Form("#59636c", "#75808a", "#e9edee"),
    road=("#857a69", "#bcb3a2", "#cdc5b6", "#978c7b"),
    roofs=(("#eceff0", "#a3695a"), ("#eceff0", "#a58a68"), ("#eceff0", "#7d7a78"), ("#eceff0", "#8f6552")),
    plaster=("#d9d2c2", "#bcb4a4"),
    snowy=True,
)

DESERT = replace(
    TEMPERATE,
    folder="desert",
    tones={
        "grass": Tones("#d2be84", "#c9b47a", "#dac992", "#8f8c4c"),
        "dry": Tones("#cfa96a", "#c69f61", "#d8b478", "#9b7740"),
        "snow": TEMPERATE.tones["snow"],
        "rock": Tones("#bd9160", "#b38757", "#c79d6d", "#946c40"),
        "sand": Tones("#ebdab0", "#e4d1a3", "#f1e3be", "#cbb280"),
        "mud": Tones("#a37d54", "#99734c", "#ad885f", "#7e5d3c"),
        "wood floor": Tones("#b8b06c", "#afa763", "#c1b978", "#828246"),
        "water": Tones("#6fa7a4", "#689f9e", "#78afaa", "#aad0c7"),
        "deep": Tones("#4f8a92", "#4a848d", "#569198", "#7aaaad"),
        "paving": Tones("#d3bd92", "#cab388", "#dbc79f", "#b09a71"),
    },
    shore=("#a98b58", "#e9d6a6"),
    surf=("#8fbfb9", "#abd2c8", "#f0f3e4"),
    leaf=(
        Form("#63823f", "#7f9a4e", "#a3b368"),
        Form("#6d8541", "#8a9c4f", "#aeb76b"),
        Form("#5c7a45", "#759055", "#99ac6f"),
    ),
    dusk=(
        Form("#4b6a3d", "#618049", "#86985c"),
        Form("#546f3c", "#6d8548", "#929d5c"),
        Form("#486544", "#5b7a50", "#7d9363"),
    ),
    needle=(("#6e7443", "#8d9154"), ("#787544", "#979255"), ("#656e45", "#838a55")),
    rock=Form("#9c7248", "#b98a59", "#d2a878"),
    boulder=Form("#94704c", "#b98f63", "#d9b688"),
    stone={
        "rampart": Form("#a3875e", "#bfa377", "#e2cd9d"),
        "wall": Form("#9a7f59", "#b89b70", "#d6bd8f"),
        "high_wall": Form("#806749", "#9f835e", "#bea37a"),
    },
    slate=Form("#87533a", "#a86d4d", "#c68c68"),
    road=("#9a7a4b", "#d9c190", "#e5d2a6", "#b4965f"),
    roofs=(("#c28a5a", "#9b6a42"), ("#b5734c", "#8f5738"), ("#d0ad78", "#aa8755"), ("#a9553f", "#843f30")),
    plaster=("#e5cd9b", "#c6aa76"),
    woods=("palm", "thorn"),
    flat_roofs=True,
)

BIOMES = (TEMPERATE, AUTUMN, SNOW, DESERT)
