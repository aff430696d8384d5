import DBus
import Foundation
import Logging
import SystemEvents

// Says what SystemEvents tells, one line an event, for Interop/test_system_events.py. The machine or the process waits
// for a line on standard input before it sleeps or stops.
//
// With "values" it sends each kind of D-Bus value over the bus and back, and says what came.
//
// usage: system-events-probe sleep|process [LIMIT IN SECONDS]
//        system-events-probe values

let lines = LineReader()
let limit = CommandLine.arguments.dropFirst(2).first.flatMap(Double.init).map { Duration.seconds($0) }

@Sendable func say(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
}

@Sendable func handle(_ event: MachineEvent) async {
    say("\(event)")
    switch event {
    case .willSleep, .willSuspend, .willTerminate:
        await lines.next()
        say("handled")
    case .didWake, .didResume: break
    }
}

switch CommandLine.arguments.dropFirst().first {
case "sleep":
    let watch = SleepWatch(
        applicationName: "system-events-probe", logger: Logger(label: "probe"),
        limit: limit ?? SleepWatch.handlingLimit)
    do {
        try await watch.run(ready: { say("ready") }, handle)
    } catch {
        say("\(error.code.rawValue): \(error)")
    }
case "process":
    let watch = ProcessWatch(limit: limit ?? ProcessWatch.handlingLimit)
    await watch.run(ready: { say("ready") }, handle)
case "values":
    do {
        try await exchangeValues()
    } catch {
        say("\(error.code.rawValue): \(error)")
    }
default:
    say("usage: system-events-probe sleep|process [LIMIT IN SECONDS], system-events-probe values")
}

/// Lines of standard input, read on a thread of their own.
final class LineReader: Sendable {
    private let lines: AsyncStream<String>

    init() {
        let (lines, continuation) = AsyncStream<String>.makeStream()
        self.lines = lines
        Thread.detachNewThread {
            while let line = readLine() { continuation.yield(line) }
            continuation.finish()
        }
    }

    func next() async {
        for await _ in lines { return }
    }
}

func exchangeValues() async throws(DBusError) {
    let sender = try await DBusConnection(to: .system)
    let receiver = try await DBusConnection(to: .system)
    let signals = try await receiver.signals(matching: DBusMatch(interface: "org.marquee.Probe"))
    let values: [DBusValue] = [
        .byte(255), .bool(true), .bool(false), .int16(.min), .uint16(.max), .int32(.min), .uint32(.max), .int64(.min),
        .uint64(.max), .double(-0.125), .string("\u{1F600} ü"), .string(""), .objectPath("/a/b_1"),
        .signature("a{sv}"), .strings([]), .strings(["a", "b"]), .structure([.uint32(1), .string("x")]),
        .array(of: "(si)", [.structure([.string("a"), .int32(1)])]),
        .properties(["number": .uint32(7), "list": .strings(["x"]), "nested": .properties([:])]),
        .dictionary(key: "y", value: "as", [.byte(1): .strings(["one"])]),
        .variant(.variant(.structure([.byte(1), .properties(["a": .double(1)])]))),
    ]
    try await sender.emit(path: "/probe", interface: "org.marquee.Probe", member: "Values", values)
    var iterator = signals.makeAsyncIterator()
    say(await iterator.next()?.arguments == values ? "values: same" : "values: different")

    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return say("no pipe") }
    let (read, write) = (DBusFileDescriptor(owning: ends[0]), DBusFileDescriptor(owning: ends[1]))
    try await sender.emit(path: "/probe", interface: "org.marquee.Probe", member: "File", [.unixFD(write)])
    write.close()
    let came = await iterator.next()?.arguments.first?.fileDescriptor
    let written = came?.withNumber { Foundation.write($0, "through", 7) }
    var bytes = [UInt8](repeating: 0, count: 7)
    let count = written == 7 ? read.withNumber { Foundation.read($0, &bytes, 7) } ?? 0 : 0
    say("file: \(String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self))")

    await refusals(sender)
    await sender.close()
    do throws(DBusError) {
        _ = try await sender.call(DBusCall(to: "org.freedesktop.DBus", path: "/", interface: "a.b", member: "C"))
    } catch {
        say("closed: \(error.code.rawValue)")
    }
}

/// What each call that can't work ends with.
func refusals(_ connection: DBusConnection) async {
    let wrong: [(String, DBusCall, Duration)] = [
        ("nobody", DBusCall(to: "org.marquee.Nobody", path: "/", interface: "a.b", member: "C"), .seconds(10)),
        ("no name", DBusCall(to: "not a name", path: "/", interface: "a.b", member: "C"), .seconds(10)),
        (
            "mixed array",
            DBusCall(
                to: "org.freedesktop.DBus", path: "/", interface: "a.b", member: "C",
                [.array(of: "s", [.string("a"), .int32(1)])]), .seconds(10)
        ),
        (
            "zero byte",
            DBusCall(to: "org.freedesktop.DBus", path: "/", interface: "a.b", member: "C", [.string("a\0b")]),
            .seconds(10)
        ),
    ]
    for (name, call, timeout) in wrong {
        do throws(DBusError) {
            _ = try await connection.call(call, timeout: timeout)
            say("\(name): answered")
        } catch {
            say("\(name): \(error.code.rawValue) \(error.name ?? "")")
        }
    }
    let cancelled = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await connection.call(
            DBusCall(to: "org.freedesktop.DBus", path: "/", interface: "org.freedesktop.DBus", member: "GetId"))
    }
    if case .failure(let error as DBusError) = await cancelled.result { say("cancelled: \(error.code.rawValue)") }
}
