/// One target of the fuzzers: a name, and a function that takes any bytes and returns.
///
/// What it finds wrong stops the program, by a trap in what is fed or by a precondition of the target's own.
public struct FuzzTarget: Sendable {
    /// Lower-case letters and hyphens: also the name of its folders of seeds and crashes, and of its dictionary.
    public let name: String
    /// How many inputs the tests make: at most some two seconds of them.
    public let testedInputs: Int
    public let run: @Sendable ([UInt8]) -> Void

    public static let all: [FuzzTarget] = [
        FuzzTarget(name: "frame", testedInputs: 5_000, run: FuzzEntryPoints.frame),
        FuzzTarget(name: "json", testedInputs: 5_000, run: FuzzEntryPoints.json),
        FuzzTarget(name: "dns", testedInputs: 5_000, run: FuzzEntryPoints.dns),
        FuzzTarget(name: "rtp", testedInputs: 5_000, run: FuzzEntryPoints.rtp),
        FuzzTarget(name: "rtcp", testedInputs: 5_000, run: FuzzEntryPoints.rtcp),
        FuzzTarget(name: "offer", testedInputs: 5_000, run: FuzzEntryPoints.offer),
        FuzzTarget(name: "answer", testedInputs: 5_000, run: FuzzEntryPoints.answer),
        FuzzTarget(name: "device", testedInputs: 150, run: FuzzEntryPoints.device),
        FuzzTarget(name: "receiver-stream", testedInputs: 80, run: FuzzEntryPoints.receiverStream),
        FuzzTarget(name: "sender-stream", testedInputs: 80, run: FuzzEntryPoints.senderStream),
        FuzzTarget(name: "session", testedInputs: 600, run: FuzzEntryPoints.session),
        FuzzTarget(name: "authentication", testedInputs: 3_000, run: FuzzEntryPoints.authentication),
        FuzzTarget(name: "page", testedInputs: 1_500, run: FuzzEntryPoints.page),
        FuzzTarget(name: "subtitles", testedInputs: 2_000, run: FuzzEntryPoints.subtitles),
        FuzzTarget(name: "film", testedInputs: 3_000, run: FuzzEntryPoints.film),
        FuzzTarget(name: "artwork", testedInputs: 5_000, run: FuzzEntryPoints.artwork),
        FuzzTarget(name: "eureka", testedInputs: 5_000, run: FuzzEntryPoints.eureka),
        FuzzTarget(name: "mdns-querier", testedInputs: 20, run: FuzzEntryPoints.querier),
        FuzzTarget(name: "mdns-responder", testedInputs: 600, run: FuzzEntryPoints.responder),
        FuzzTarget(name: "dbus", testedInputs: 5_000, run: FuzzEntryPoints.dbus),
        FuzzTarget(name: "ipc", testedInputs: 800, run: FuzzEntryPoints.ipc),
    ]

    public static func named(_ name: String) -> FuzzTarget? {
        all.first { $0.name == name }
    }
}
