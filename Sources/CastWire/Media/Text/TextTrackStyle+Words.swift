extension TextTrackStyle {
    /// How letters stand out from the video.
    public struct EdgeType: WireWord {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Not set.
        public static let unknown = EdgeType(rawValue: "UNKNOWN")
        /// `NONE`: no edge.
        public static let none = EdgeType(rawValue: "NONE")
        /// `OUTLINE`: an outline.
        public static let outline = EdgeType(rawValue: "OUTLINE")
        /// `DROP_SHADOW`: a shadow behind the letters.
        public static let dropShadow = EdgeType(rawValue: "DROP_SHADOW")
        /// `RAISED`: the letters look raised.
        public static let raised = EdgeType(rawValue: "RAISED")
        /// `DEPRESSED`: the letters look sunken.
        public static let depressed = EdgeType(rawValue: "DEPRESSED")
        public static let allCases: [EdgeType] = [.unknown, .none, .outline, .dropShadow, .raised, .depressed]
    }

    /// The area behind all lines.
    public struct WindowType: WireWord {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Not set.
        public static let unknown = WindowType(rawValue: "UNKNOWN")
        /// `NONE`: no area.
        public static let none = WindowType(rawValue: "NONE")
        /// `NORMAL`: a rectangle.
        public static let normal = WindowType(rawValue: "NORMAL")
        /// `ROUNDED_CORNERS`: a rectangle with rounded corners.
        public static let roundedCorners = WindowType(rawValue: "ROUNDED_CORNERS")
        public static let allCases: [WindowType] = [.unknown, .none, .normal, .roundedCorners]
    }

    /// The kind of font if no family is named or the receiver does not have it.
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
        /// `CASUAL`: like handwriting with separate letters.
        public static let casual = FontGenericFamily(rawValue: "CASUAL")
        /// `CURSIVE`: like handwriting with joined letters.
        public static let cursive = FontGenericFamily(rawValue: "CURSIVE")
        /// `SMALL_CAPITALS`.
        public static let smallCapitals = FontGenericFamily(rawValue: "SMALL_CAPITALS")
        public static let allCases: [FontGenericFamily] = [
            .unknown, .sansSerif, .monospacedSansSerif, .serif, .monospacedSerif, .casual, .cursive, .smallCapitals,
        ]
    }

    /// The weight and slant of the letters.
    public struct FontStyle: WireWord {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Not set.
        public static let unknown = FontStyle(rawValue: "UNKNOWN")
        /// `NORMAL`: upright.
        public static let normal = FontStyle(rawValue: "NORMAL")
        /// `BOLD`: upright and bold.
        public static let bold = FontStyle(rawValue: "BOLD")
        /// `BOLD_ITALIC`: slanted and bold.
        public static let boldItalic = FontStyle(rawValue: "BOLD_ITALIC")
        /// `ITALIC`: slanted.
        public static let italic = FontStyle(rawValue: "ITALIC")
        public static let allCases: [FontStyle] = [.unknown, .normal, .bold, .boldItalic, .italic]
    }
}
