import BrowserProcess
import MediaPipeline
import PlatformFoundation

/// The programs that are needed to capture a page.
struct PagePrograms: Sendable {
    let browser: String
    let display: String
    /// Nil if it is not installed; then pages have no audio.
    let sound: String?

    /// - Parameter path: In the form of PATH.
    /// - Throws: ``PipelineError/Code/captureUnavailable`` with what to install.
    init(path: String = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin") throws(PipelineError) {
        let browser = BrowserFinder.find(nil, path: path)
        let display = BrowserFinder.find("Xvfb", path: path)
        sound = BrowserFinder.find("pulseaudio", path: path)
        let missing = [browser == nil ? "chromium" : nil, display == nil ? "xvfb" : nil].compactMap { $0 }
        guard let browser, let display else {
            let what = browser == nil ? "a browser (Chromium)" : "a display without a screen (Xvfb)"
            throw PipelineError(
                .captureUnavailable,
                "A web page can't be captured here: \(what) is missing: `apt-get install "
                    + "\(missing.joined(separator: " "))` (on Debian).")
        }
        self.browser = browser
        self.display = display
    }

    /// The sentence for missing audio.
    static let silence =
        "the page's sound is not sent, since pulseaudio is missing: `apt-get install pulseaudio` (on Debian), or leave the "
        + "sound out with --no-audio"

    /// Why no page can be captured here, in a sentence; nil if pages can be captured.
    static var problem: String? {
        do throws(PipelineError) {
            _ = try PagePrograms()
            return nil
        } catch {
            return error.description
        }
    }
}
