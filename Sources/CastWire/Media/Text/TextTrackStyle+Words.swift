extension TextTrackStyle {
    /// How letters stand out from the picture.
    public struct EdgeType: WireWord {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Not set.
        public static let unknown = EdgeType(rawValue: "UNKNOWN")
        public static let none = EdgeType(rawValue: "NONE")
        public static let outline = EdgeType(rawValue: "OUTLINE")
        public static let dropShadow = EdgeType(rawValue: "DROP_SHADOW")
        public static let raised = EdgeType(rawValue: "RAISED")
        public static let depressed = EdgeType(rawValue: "DEPRESSED")
        public static let allCases: [EdgeType] = [.unknown, .none, .outline, .dropShadow, .raised, .depressed]
    }

    /// What lies behind all lines together.
    public struct WindowType: WireWord {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Not set.
        public static let unknown = WindowType(rawValue: "UNKNOWN")
        public static let none = WindowType(rawValue: "NONE")
        public static let normal = WindowType(rawValue: "NORMAL")
        public static let roundedCorners = WindowType(rawValue: "ROUNDED_CORNERS")
        public static let allCases: [WindowType] = [.unknown, .none, .normal, .roundedCorners]
    }

    /// The kind of font where no family is named, or the named one is missing.
    public struct FontGenericFamily: WireWord {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Not set.
        public static let unknown = FontGenericFamily(rawValue: "UNKNOWN")
        public static let sansSerif = FontGenericFamily(rawValue: "SANS_SERIF")
        public static let monospacedSansSerif = FontGenericFamily(rawValue: "MONOSPACED_SANS_SERIF")
        public static let serif = FontGenericFamily(rawValue: "SERIF")
        public static let monospacedSerif = FontGenericFamily(rawValue: "MONOSPACED_SERIF")
        public static let casual = FontGenericFamily(rawValue: "CASUAL")
        public static let cursive = FontGenericFamily(rawValue: "CURSIVE")
        public static let smallCapitals = FontGenericFamily(rawValue: "SMALL_CAPITALS")
        public static let allCases: [FontGenericFamily] = [
            .unknown, .sansSerif, .monospacedSansSerif, .serif, .monospacedSerif, .casual, .cursive, .smallCapitals,
        ]
    }

    public struct FontStyle: WireWord {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Not set.
        public static let unknown = FontStyle(rawValue: "UNKNOWN")
        public static let normal = FontStyle(rawValue: "NORMAL")
        public static let bold = FontStyle(rawValue: "BOLD")
        public static let boldItalic = FontStyle(rawValue: "BOLD_ITALIC")
        public static let italic = FontStyle(rawValue: "ITALIC")
        public static let allCases: [FontStyle] = [.unknown, .normal, .bold, .boldItalic, .italic]
    }
}
