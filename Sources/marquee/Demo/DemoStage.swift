import CastReceiver
import CastSender
import Casting
import MediaServing
import PlatformC
import PlatformFoundation

/// The files for the demo's images: the image of the film, and others beside it.
struct DemoPictures {
    let film: String

    var style: String { named("style") }
    var queue: String { named("queue") }
    var second: String { named("second") }
    var mirror: String { named("mirror") }
    var screen: String { named("screen") }
    var remote: String { named("remote") }

    /// For example `demo-queue.png` beside `demo.png`.
    private func named(_ name: String) -> String {
        let url = URL(fileURLWithPath: film)
        let base = url.deletingPathExtension().lastPathComponent
        return url.deletingLastPathComponent().appendingPathComponent("\(base)-\(name).png").path
    }
}

/// A receiver that the demo has started.
struct DemoReceiver {
    let receiver: Receiver
    let ready: Receiver.Ready

    var address: String { "127.0.0.1:\(ready.port)" }
}

/// Everything that the demo starts, so that all of it can be ended: receivers, servers, child processes, sessions and
/// files.
@MainActor final class DemoStage {
    let log: DemoLog
    let pictures: DemoPictures
    let name = "Marquee demo \(getpid())"
    let folder: URL

    private let house: DemoHouse
    private var receivers: [Receiver] = []
    private var ready: [ObjectIdentifier: Receiver.Ready] = [:]
    private var servings: [MediaServingSession] = []
    private var children: [DemoChild] = []
    private var links: [DeviceLink] = []
    private var closing: Task<Void, Never>?

    init(house: DemoHouse, picture: String) throws {
        self.house = house
        log = DemoLog(house.tell)
        pictures = DemoPictures(film: picture)
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("marquee-demo-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    var words: DemoHouse.Words { house.words }
    var search: DeviceSearch { DeviceSearch(interfaces: ["lo"], timeout: 10) }

    private func request(_ device: String) -> DeviceRequest {
        DeviceRequest(name: device, search: search, logger: house.logger)
    }

    /// Starts a receiver with its own screen, and waits until the screen is ready.
    func startReceiver(name: String, folder state: String) async throws -> DemoReceiver {
        try goOn()
        var configuration = house.configuration(
            name, folder.appendingPathComponent(state), .browser(Self.screen))
        (configuration.port, configuration.httpPort, configuration.httpsPort) = (0, 0, 0)
        let receiver = Receiver(configuration: configuration)
        receivers.append(receiver)
        let ready = try await receiver.start()
        self.ready[ObjectIdentifier(receiver)] = ready
        for await event in receiver.events {
            if event == .device(.screenReady) { return DemoReceiver(receiver: receiver, ready: ready) }
            if case .screenFailed(let why) = event { throw CastFailure(.refused, why) }
        }
        throw CastFailure(.lost, "the receiver ended before its screen was ready")
    }

    func launch(on device: String) async throws -> DeviceLink {
        try goOn()
        let link = try await DeviceLink.launch(request(device))
        links.append(link)
        return link
    }

    /// Joins a receiver as a second sender.
    func observe(_ receiver: Receiver) async throws -> DemoSight {
        try goOn()
        let link = try await DeviceLink.join(request(try address(of: receiver)))
        links.append(link)
        return DemoSight(log: log, receiver: receiver, link: link)
    }

    func address(of receiver: Receiver) throws -> String {
        guard let ready = ready[ObjectIdentifier(receiver)] else {
            throw CastFailure(.lost, "the demo's receiver does not run")
        }
        return DemoReceiver(receiver: receiver, ready: ready).address
    }

    /// Serves a file on an address that the device of `link` can reach.
    func serve(_ file: String, _ link: DeviceLink) async throws -> PreparedItem {
        try goOn()
        guard let address = link.session.localAddress else {
            throw CastFailure(.lost, "the connection to the demo's receiver has no address of ours")
        }
        var options = MediaServingSession.Options(file: file, player: .chromium, address: address)
        options.cacheFolder = UserFolders().cache
        let serving = try await MediaServingSession.start(options, logger: link.logger)
        servings.append(serving)
        return try PreparedItem(serving: serving, namedSubtitles: 0)
    }

    /// Starts another process of this program, and waits for an event of it; by default, the start of playback.
    func startChild(
        _ arguments: [String], until event: String = "started", environment: [String: String] = [:]
    ) async throws -> DemoChild {
        let child = try start(nil, arguments, environment)
        try await wait(for: "`marquee \(arguments[0])` to play") { try child.hasTold(event) }
        return child
    }

    /// Starts another program; returns the first line of its output.
    func startTelling(_ program: String, _ arguments: [String]) async throws -> String {
        let child = try start(program, arguments)
        try await wait(for: "\(program) to say something") { child.firstLine != nil || !child.isRunning }
        guard let said = child.firstLine else { throw CastFailure(.lost, "\(program) has ended without a word") }
        return said
    }

    /// - Parameter program: the name of a program in PATH; nil for this program.
    func start(
        _ program: String?, _ arguments: [String], _ environment: [String: String] = [:]
    ) throws -> DemoChild {
        try goOn()
        let child = try DemoChild(
            program: program, arguments: arguments, folder: folder.appendingPathComponent("child"),
            environment: environment)
        children.append(child)
        return child
    }

    /// Polls the condition for at most 20 seconds.
    func wait(for what: String, _ isThere: () async throws -> Bool) async throws {
        let deadline = ContinuousClock.now + .seconds(20)
        while try await !isThere() {
            guard ContinuousClock.now < deadline else {
                throw CastFailure(.refused, "waited 20 s in vain for \(what)")
            }
            try await Task.sleep(for: .milliseconds(50))
        }
    }

    private func goOn() throws {
        if closing != nil { throw CancellationError() }
    }

    /// Ends everything. May be called at any time, and repeatedly.
    func close() async {
        let closing = closing ?? Task { await end() }
        self.closing = closing
        await closing.value
    }

    private func end() async {
        for child in children { await child.end() }
        for link in links { await link.stopCasting(within: .seconds(1)) }
        for serving in servings { await serving.stop() }
        for receiver in receivers { await receiver.stop() }
        await house.shutdown()
        try? FileManager.default.removeItem(at: folder)
    }

    /// The screen has the film's size, so that single pixels can be compared. It is muted.
    private static var screen: BrowserOptions {
        var options = BrowserOptions()
        options.display = .headless
        options.width = DemoFilm.width
        options.height = DemoFilm.height
        options.muted = true
        return options
    }
}
