import PlatformC
import PlatformFoundation
import Synchronization

/// Takes log messages on any thread: drops those that the filter refuses, writes the others to the console and files at
/// once, and keeps them for the delegate.
///
/// At most the newest 4,096 messages are kept for the delegate. A message that is logged while the delegate handles one
/// is not passed to the delegate, since that would never end.
final class LogRouter: Sendable {
    static let outboxLimit = 4096

    private struct State {
        var settings = LogSettings()
        var outbox: [LogRecord] = []
        var isCalled = false
        var files: LogFiles?
    }

    private let state = Mutex(State())
    /// The lowest level that can pass, so that other messages cost almost nothing.
    private let lowest = Atomic(Int.max)
    private let console: @Sendable (String) -> Void
    private let now: @Sendable () -> Date

    init(
        console: @escaping @Sendable (String) -> Void = { writeToConsole($0) },
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.console = console
        self.now = now
    }

    deinit {
        state.withLock { $0.files?.close() }
    }

    var lowestLevel: LoggerLevel? { LoggerLevel(rawValue: lowest.load(ordering: .relaxed)) }

    func apply(_ settings: LogSettings) {
        state.withLock { state in
            state.settings = settings
            if !settings.hasDelegate { state.outbox = [] }
            if !settings.writesFiles || state.files?.isFor(settings) == false {
                state.files?.close()
                state.files = nil
            }
            lowest.store(settings.lowestLevel?.rawValue ?? Int.max, ordering: .relaxed)
        }
    }

    /// Stops taking messages and waits for the line that another thread is writing. It is then complete on the console
    /// and in the files. It waits no longer than `patience` for a slow console.
    func finish(within patience: Duration) {
        lowest.store(Int.max, ordering: .relaxed)
        let deadline = ContinuousClock.now + patience
        while state.withLockIfAvailable({ $0.settings.isEnabled = false }) == nil, ContinuousClock.now < deadline {
            usleep(1000)
        }
    }

    /// Returns true if the caller has to arrange a call of `takeAll()`.
    func take(_ record: LogRecord) -> Bool {
        guard record.level.rawValue >= lowest.load(ordering: .relaxed) else { return false }
        let record = record.redacted()
        return state.withLock { state in
            guard state.settings.lowestLevel != nil, state.settings.filter.admits(record) else { return false }
            write(record, &state)
            guard !LogDelivery.isUnderWay else { return false }
            if state.outbox.count == Self.outboxLimit { state.outbox.removeFirst(Self.outboxLimit / 2) }
            state.outbox.append(record)
            defer { state.isCalled = true }
            return !state.isCalled
        }
    }

    func takeAll() -> [LogRecord] {
        state.withLock { state in
            state.isCalled = false
            defer { state.outbox = [] }
            return state.outbox
        }
    }

    private func write(_ record: LogRecord, _ state: inout State) {
        let settings = state.settings
        guard settings.writesToConsole || settings.writesFiles else { return }
        let line = "\(now().formatted(Self.timeStyle)) \(record.level.name) \(record.function) - \(record.message)"
        if settings.writesToConsole { console(line) }
        guard settings.writesFiles else { return }
        if state.files == nil {
            state.files = LogFiles(folder: settings.folder, size: settings.fileSize, count: settings.fileCount)
        }
        state.files?.append(line)
    }

    private static let timeStyle = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
}

/// Marks the code that runs while the delegate handles messages.
///
/// Tasks that this code starts have the mark too, but only until the delegate has finished. Their later messages are
/// passed to the delegate as usual.
final class LogDelivery: Sendable {
    @TaskLocal private static var current: LogDelivery?
    private let isOver = Atomic(false)

    private init() {}

    static var isUnderWay: Bool { current.map { !$0.isOver.load(ordering: .acquiring) } ?? false }

    @MainActor static func run(_ body: () -> Void) {
        let delivery = LogDelivery()
        $current.withValue(delivery, operation: body)
        delivery.isOver.store(true, ordering: .releasing)
    }
}
