extension TextTrackStyle {
    /// How letters stand out from the picture.
    public struct EdgeType: WireWord {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Not set.
        public static let unknown = EdgeType(rawValue: "UNKNOWN")
        /// `NONE`: nothing.
        public static let none = EdgeType(rawValue: "NONE")
        /// `OUTLINE`: a line around them.
        public static let outline = EdgeType(rawValue: "OUTLINE")
        /// `DROP_SHADOW`: a shadow behind them.
        public static let dropShadow = EdgeType(rawValue: "DROP_SHADOW")
        /// `RAISED`: they stand out.
        public static let raised = EdgeType(rawValue: "RAISED")
        /// `DEPRESSED`: they are sunk in.
        public static let depressed = EdgeType(rawValue: "DEPRESSED")
        public static let allCases: [EdgeType] = [.unknown, .none, .outline, .dropShadow, .raised, .depressed]
    }

    /// What lies behind all lines together.
    public struct WindowType: WireWord {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Not set.
        public static let unknown = WindowType(rawValue: "UNKNOWN")
        /// `NONE`: nothing.
        public static let none = WindowType(rawValue: "NONE")
        /// `NORMAL`: a rectangle.
        public static let normal = WindowType(rawValue: "NORMAL")
        /// `ROUNDED_CORNERS`: a rectangle with rounded corners.
        public static let roundedCorners = WindowType(rawValue: "ROUNDED_CORNERS")
        public static let allCases: [WindowType] = [.unknown, .none, .normal, .roundedCorners]
    }

    /// The kind of font where no family is named, or the named one is missing.
    public struct FontGenericFamily: WireWord {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Not set.
        public static let unknown = FontGenericFamily(rawValue: "UNKNOWN")
        /// `SANS_SERIF`.
        public static let sansSerif = FontGenericFamily(rawValue: "SANS_SERIF")
        /// `MONOSPACED_SANS_SERIF`.
        public static let monospacedSansSerif = FontGenericFamily(rawValue: "MONOSPACED_SANS_SERIF")
        /// `SERIF`.
        public static let serif = FontGenericFamily(rawValue: "SERIF")
        /// `MONOSPACED_SERIF`.
        public static let monospacedSerif = FontGenericFamily(rawValue: "MONOSPACED_SERIF")
        /// `CASUAL`: as written by hand, without haste.
        public static let casual = FontGenericFamily(rawValue: "CASUAL")
        /// `CURSIVE`: as written by hand, letters joined.
        public static let cursive = FontGenericFamily(rawValue: "CURSIVE")
        /// `SMALL_CAPITALS`.
        public static let smallCapitals = FontGenericFamily(rawValue: "SMALL_CAPITALS")
        public static let allCases: [FontGenericFamily] = [
            .unknown, .sansSerif, .monospacedSansSerif, .serif, .monospacedSerif, .casual, .cursive, .smallCapitals,
        ]
    }

    /// How the letters are set.
    public struct FontStyle: WireWord {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Not set.
        public static let unknown = FontStyle(rawValue: "UNKNOWN")
        /// `NORMAL`: upright.
        public static let normal = FontStyle(rawValue: "NORMAL")
        /// `BOLD`: upright, and heavier.
        public static let bold = FontStyle(rawValue: "BOLD")
        /// `BOLD_ITALIC`: slanted, and heavier.
        public static let boldItalic = FontStyle(rawValue: "BOLD_ITALIC")
        /// `ITALIC`: slanted.
        public static let italic = FontStyle(rawValue: "ITALIC")
        public static let allCases: [FontStyle] = [.unknown, .normal, .bold, .boldItalic, .italic]
    }
}
