/// The output of `marquee-broadcast --list`: what can be captured on this desktop. One JSON object.
package struct CaptureReport: Codable, Hashable, Sendable {
    package struct Source: Codable, Hashable, Sendable {
        /// The value for `--source`: `screen`, `screen:1`, `window:0x1e00007`, `window`, `virtual`.
        package var source: String
        /// A monitor's name, or a window's title; empty for the whole display.
        package var name: String
        /// The program that a window belongs to.
        package var application: String?
        /// Pixels; 0 while unknown because the desktop's user has to choose first.
        package var width: Int
        package var height: Int
        package var isPrimary: Bool?
        /// Whether the desktop will open a dialog, in which its user chooses; nil without a dialog.
        package var asks: Bool?

        package init(
            source: String, name: String, application: String? = nil, width: Int, height: Int, isPrimary: Bool? = nil,
            asks: Bool? = nil
        ) {
            self.source = source
            self.name = name
            self.application = application
            self.width = width
            self.height = height
            self.isPrimary = isPrimary
            self.asks = asks
        }
    }

    /// An audio source.
    package struct Sound: Codable, Hashable, Sendable {
        /// The value for `--audio`: `system`, `mic`, `app:mpv`.
        package var audio: String
        /// The name of the output, microphone or application.
        package var name: String
        /// Whether it is the default, which is captured; nil for applications.
        package var isUsual: Bool?

        package init(audio: String, name: String, isUsual: Bool? = nil) {
            self.audio = audio
            self.name = name
            self.isUsual = isUsual
        }
    }

    /// Whether web pages can be mirrored (`page:URL`).
    package struct Pages: Codable, Hashable, Sendable {
        /// A sentence that says what to install; nil if pages can be mirrored.
        package var problem: String?

        package init(problem: String? = nil) { self.problem = problem }
    }

    /// As in ``BroadcastHello``.
    package var version: Int
    package var program: String
    package var sources: [Source]
    /// Nil if no sound server answers.
    package var sounds: [Sound]?
    /// Why no screen can be captured, in a sentence.
    package var problem: String?
    /// What the display lacks, and its consequences, in sentences.
    package var notes: [String]?
    /// Nil from a program that does not report it.
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
