/// What `marquee-broadcast --list` prints: what of this desktop can be captured. One JSON object.
package struct CaptureReport: Codable, Hashable, Sendable {
    package struct Source: Codable, Hashable, Sendable {
        /// As `--source` takes it: `screen`, `screen:1`, `window:0x1e00007`.
        package var source: String
        /// A monitor's name, or a window's title; empty for the whole display.
        package var name: String
        /// The program that a window belongs to.
        package var application: String?
        /// Pixels.
        package var width: Int
        package var height: Int
        package var isPrimary: Bool?

        package init(
            source: String, name: String, application: String? = nil, width: Int, height: Int, isPrimary: Bool? = nil
        ) {
            self.source = source
            self.name = name
            self.application = application
            self.width = width
            self.height = height
            self.isPrimary = isPrimary
        }
    }

    /// Whether web pages can be mirrored (`page:URL`).
    package struct Pages: Codable, Hashable, Sendable {
        /// Why not, in a sentence that says what to install; nil where they can.
        package var problem: String?

        package init(problem: String? = nil) { self.problem = problem }
    }

    /// As in ``BroadcastHello``.
    package var version: Int
    package var program: String
    package var sources: [Source]
    /// Why no screen can be captured, in a sentence.
    package var problem: String?
    /// Nil from a program that does not say.
    package var pages: Pages?

    package init(
        version: Int = BroadcastHello.currentVersion, program: String, sources: [Source], problem: String? = nil
    ) {
        self.version = version
        self.program = program
        self.sources = sources
        self.problem = problem
    }
}
