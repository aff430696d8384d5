import CastSender
import CastWidgets

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The widgets' states under a front end that is not a browser's: lines on a terminal, and one-word orders on its input.
///
/// `swift run example-front-end "Living Room"` casts nothing by itself: it joins what plays there, tells each change of the
/// button, the dialog and the mini controller, and takes `pause`, `play` and `leave`.
@main struct OtherFrontEnd {
    @MainActor static func main() async throws {
        guard let name = CommandLine.arguments.dropFirst().first else {
            print("usage: example-front-end DEVICE")
            return
        }
        let context = CastContext(
            options: CastOptions(discoveryCriteria: DiscoveryCriteria(applicationID: defaultMediaReceiverApplicationID))
        )
        context.sessionManager.setDefaultSessionOptions(.joinOnly, forDeviceCategory: Device.castCategory)
        let (button, dialog, mini) = (context.createCastButton(), context.castDialog, context.createMiniMediaControls())

        let drawing = [
            Task { for await state in button.stateChanges { say("button: \(state.castState)") } },
            Task {
                for await state in dialog.stateChanges {
                    guard case .chooser(let rows) = state.screen else { continue }
                    if let row = rows.first(where: { $0.name == name }) { dialog.choose(deviceID: row.id) }
                }
            },
            Task {
                var told = ""
                for await state in mini.stateChanges {
                    let line = state.media.map { "\($0.title ?? "something"): \($0.playerState)" } ?? "nothing plays"
                    // Positions change too.
                    if line != told { say(line) }
                    told = line
                }
            },
        ]
        button.tap()
        reading: for await order in orders() {
            switch order {
            // Both are the same button, as it is drawn now.
            case "pause", "play": mini.tapButton(in: 0)
            case "leave":
                dialog.disconnect(stopsCasting: false)
                break reading
            default: say("orders: pause, play, leave")
            }
        }
        for task in drawing { task.cancel() }
    }

    /// At once, whoever reads along by a pipe: `print` would wait for more.
    private static func say(_ line: String) {
        var line = line + "\n"
        // fflush(nil) would wait for the standard input too, in which the other thread reads.
        _ = line.withUTF8 { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
    }

    /// The lines of the standard input, which is read on a thread of its own.
    private static func orders() -> AsyncStream<String> {
        let (lines, line) = AsyncStream.makeStream(of: String.self)
        Task.detached {
            while let text = readLine() { line.yield(text) }
            line.finish()
        }
        return lines
    }
}
