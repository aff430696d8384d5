import MediaPipeline
import ScreenBroadcast

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A host of upload extensions, for Interop/test_upload_extension.py: hands over the synthetic picture with a flash, and
/// two tones, the application's and the microphone's.
///
/// Another program of a group besides: "semaphore GROUP NAME own".
///
/// Arguments: a folder for the socket, the extension's identifier, and KEY=VALUE for the setup information; with
/// outlive=yes the broadcast goes on when it is killed, and what it finds running it takes over. Lines on its
/// input: "pause", "resume", "annotate", "finish". What it hears it says as JSON lines.
@main
@MainActor
struct BroadcastHostProbe {
    static func main() async {
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "semaphore" { return useSemaphore(Array(arguments.dropFirst())) }
        guard let folder = arguments.first, let identifier = arguments.dropFirst().first else { exit(2) }
        let information = arguments.dropFirst(2).reduce(into: [String: String]()) { all, pair in
            let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
            all[parts[0]] = parts.count > 1 ? parts[1] : ""
        }
        let picker = BroadcastPicker(ExtensionFolders.find(), preferredExtension: identifier)
        guard let chosen = picker.choices.first, chosen.id == identifier else {
            say(["event": "missing", "problems": picker.problems.joined(separator: "; ")])
            exit(1)
        }
        let controller = BroadcastController(chosen.uploadExtension, folder: URL(fileURLWithPath: folder))
        let voice = Voice()
        controller.delegate = voice
        controller.outlivesHost = information["outlive"] == "yes"
        let container = chosen.uploadExtension.manifest.groups.first.flatMap { GroupContainer($0.rawValue) }
        let left = controller.outlivesHost ? container.flatMap { BroadcastController.running(in: $0).first } : nil
        do {
            if let left {
                try await controller.takeOver(left)
            } else {
                try await controller.startBroadcast(withSetupInfo: information)
            }
        } catch {
            say(["event": "failed", "reason": "\(error)"])
            exit(1)
        }
        say(["event": left == nil ? "started" : "takenOver", "pid": "\(controller.processID ?? 0)"])
        guard let samples = controller.samples else { exit(1) }
        let capture = Capture(samples)
        let sending = Task.detached { await capture.run() }
        let lines = AsyncStream<String> { continuation in
            Task.detached {
                while let line = readLine() { continuation.yield(line) }
                continuation.finish()
            }
        }
        for await line in lines {
            switch line {
            case "pause": controller.pauseBroadcast()
            case "resume": controller.resumeBroadcast()
            case "annotate": controller.annotate(ApplicationInformation(bundleIdentifier: "org.example.game"))
            case "finish": await controller.finishBroadcast()
            default: break
            }
            if line == "finish" { break }
        }
        sending.cancel()
        say(["event": "over", "dropped": "\(samples.dropped)", "memory": "\(controller.peakMemory)"])
    }

    /// For ScreenBroadcastTests: GROUP NAME and "own" (until its input ends), "signal" or "wait".
    private static func useSemaphore(_ arguments: [String]) {
        do {
            let (container, name) = (GroupContainer(arguments[0]), arguments[1])
            switch arguments[2] {
            case "own":
                let semaphore = try BroadcastSemaphore(making: name, initialValue: 3, in: container)
                say(["event": "made"])
                while readLine() != nil {}
                withExtendedLifetime(semaphore) {}
            case "signal": say(["event": "\(try BroadcastSemaphore(opening: name, in: container).signal())"])
            default:
                let semaphore = try BroadcastSemaphore(opening: name, in: container)
                say(["event": "waits"])
                say(["event": semaphore.wait(atMost: .seconds(20)) ? "passed" : "overdue"])
            }
        } catch {
            say(["event": "failed", "reason": "\(error)"])
        }
    }

    fileprivate static func say(_ members: [String: String]) {
        guard let line = try? JSONEncoder().encode(members) else { return }
        let bytes = Array(line) + Array("\n".utf8)
        _ = write(STDOUT_FILENO, bytes, bytes.count)
    }

    private final class Voice: BroadcastControllerDelegate {
        func broadcastController(_ controller: BroadcastController, didFinishWithError error: BroadcastFinishError?) {
            say([
                "event": "finished", "domain": error?.domain ?? "", "code": error.map { "\($0.code)" } ?? "",
                "reason": error?.failureReason ?? "",
            ])
        }

        func broadcastController(_ controller: BroadcastController, didUpdateServiceInfo info: [String: String]) {
            say(info.merging(["event": "serviceInfo"]) { $1 })
        }
    }
}

/// What is captured: in the first half of each second the application's tone sounds and a square is white.
private struct Capture: Sendable {
    private static let size = VideoSize(1280, 720)
    private static let picturesPerSecond = 30
    /// A host's clock begins anywhere.
    private static let epoch = Duration.seconds(1_000)

    let samples: SampleSender
    private let picture = SyntheticPicture(size: Self.size)

    init(_ samples: SampleSender) { self.samples = samples }

    func run() async {
        let clock = ContinuousClock()
        let start = clock.now
        var (pictures, sounds) = (0, 0)
        while !Task.isCancelled {
            let (nextPicture, nextSound) = (
                Duration(picture: Int64(pictures), rate: Double(Self.picturesPerSecond)),
                Duration.milliseconds(sounds * 20)
            )
            guard (try? await clock.sleep(until: start + min(nextPicture, nextSound))) != nil else { return }
            if nextPicture <= nextSound {
                send(picture: pictures, at: nextPicture)
                pictures += 1
            } else {
                send(sound: sounds, at: nextSound)
                sounds += 1
            }
        }
    }

    private func send(picture counter: Int, at time: Duration) {
        let (size, isLight) = (Self.size, Self.isLoud(time))
        samples.sendPicture(width: size.width, height: size.height, format: .i420, time: Self.epoch + time) { memory in
            var (planes, offset): ([MutableVideoPlane], Int) = ([], 0)
            for (bytes, rows) in PixelLayout.i420.planeSizes(size) {
                let part = UnsafeMutableRawBufferPointer(rebasing: memory[offset..<offset + bytes * rows])
                planes.append(MutableVideoPlane(bytes: part, stride: bytes, bytesPerRow: bytes, rows: rows))
                offset += bytes * rows
            }
            picture.draw(counter: counter, time: time, on: VideoCanvas(layout: .i420, size: size, planes: planes))
            for row in 640..<720 {
                for column in 0..<80 { planes[0].bytes[row * planes[0].stride + column] = isLight ? 235 : 16 }
            }
        }
    }

    private func send(sound index: Int, at time: Duration) {
        let application = Self.tone(500, rate: 48_000, block: index).map { Self.isLoud(time) ? $0 : 0 }
        samples.sendSound(
            SoundBuffer(samples: application.flatMap { [$0, $0] }), type: .audioApp, time: Self.epoch + time)
        let heard = Self.tone(1_500, rate: 44_100, block: index)
        samples.sendSound(
            SoundBuffer(samples: heard, channelCount: 1, sampleRate: 44_100), type: .audioMic, time: Self.epoch + time)
    }

    private static func isLoud(_ time: Duration) -> Bool { time.components.attoseconds < 500_000_000_000_000_000 }

    /// 20 ms at a quarter of full loudness.
    private static func tone(_ hertz: Int, rate: Int, block: Int) -> [Float] {
        let count = rate / 50
        return (0..<count).map { index in
            let turns = Double((block * count + index) % rate * hertz % rate) / Double(rate)
            return Float(sin(turns * 2 * .pi) / 4)
        }
    }
}
