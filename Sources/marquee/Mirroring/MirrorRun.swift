import CastSender
import Casting
import FileAccess
import ScreenBroadcast

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Mirrors until it is over: finds the devices, has an upload process send the pictures, and tells how it goes.
///
/// From the search on, a signal or the key `q` ends it in order within ``patience``.
@MainActor struct MirrorRun {
    /// Nil where the request has its outputs already.
    let finder: OutputFinder?
    let output: OutputOptions
    let voice: MirrorVoice
    /// What is to be done, but for where it goes.
    let request: ([BroadcastRequest.Output]) -> BroadcastRequest
    /// Where it is to go on without this command, which ends when it has begun.
    var staying: StayingMirror?

    /// How long the process may take to stop the application on the device and to leave; then it is cut off.
    static let patience = Duration.seconds(5)
    /// How long the process may say nothing while it connects, each step of which has its own limit, and while it
    /// mirrors, when it tells numbers four times a second.
    private static let (beginningLimit, silenceLimit) = (Duration.seconds(60), Duration.seconds(10))

    /// - Throws: `CommandFailure`.
    func run() async throws {
        defer { voice.close() }
        let wishes = WishBox(voice.wishes)
        let (result, wish) = await wishes.cancelling { try await open() }
        if let wish {
            if case .success(let opened) = result { await opened.process.dismiss() }
            return try end(wish)
        }
        let opened: Opened
        do {
            opened = try result.get()
        } catch let error as BroadcastError {
            throw CommandFailure(error)
        }
        let answer = await follow(opened, wishes)
        if case .stays(let outline) = answer, wishes.last == nil {
            // Nothing is said to it any more, and it goes on.
            opened.process.connection.close()
            return voice.stays(opened.name, outline, processID: opened.process.connection.peerProcessID)
        }
        await opened.process.dismiss()
        let ending: BroadcastEnding? = if case .ended(let told) = answer { told } else { nil }
        if let wish = wishes.last { return try end(wish, ending) }
        if case .silent = answer {
            throw CommandFailure(
                .failedHere, "\(BroadcastProgram.name) does not answer any more, and was ended: try again")
        }
        let outcome = ending == nil ? await opened.process.outcome : nil
        if let failure = MirrorEnding.failure(ending, outcome: outcome) { throw failure }
        guard let ending else { return }
        LostReader.settle()
        voice.ended(ending)
    }

    /// What came of the upload process.
    private enum Answer {
        case ended(BroadcastEnding)
        /// It has begun, and is to go on.
        case stays(BroadcastOutline)
        /// It went without a word.
        case gone
        case silent
    }

    private struct Opened: Sendable {
        let process: BroadcastProcess
        let request: BroadcastRequest
        /// Where it stays.
        let name: String
    }

    private func open() async throws -> Opened {
        let program: BroadcastProgram
        do {
            program = try BroadcastProgram.find()
        } catch {
            throw CommandFailure(error)
        }
        try staying?.checkName()
        // It comes up while the device is looked for: its libraries take as long to load as a device to answer.
        let folder = try PrivateFolder.runtime()
        let (output, isDetached) = (output, staying != nil)
        let starting = Task {
            try await BroadcastProcess.start(
                program, folder: folder, name: "marquee \(Marquee.configuration.version)",
                arguments: output.broadcastArguments, isDetached: isDetached, onErrorOutput: output.errorForwarding)
        }
        do {
            let request = try await completeRequest()
            for output in request.outputs { try Self.check(request.alone(output)) }
            let name = try staying?.checkedName(for: request) ?? ""
            return Opened(process: try await starting.value, request: request, name: name)
        } catch {
            // One that was asked for nothing yet ends with the line to it.
            starting.cancel()
            if let process = try? await starting.value { await process.dismiss() }
            throw error
        }
    }

    private func completeRequest() async throws -> BroadcastRequest {
        if let request = staying?.resumed {
            return request.sparingFiles(Files.isThere)
        }
        return request(try await finder?.find() ?? [])
    }

    /// What a device says of itself is believed before anything is launched there.
    static func check(_ request: BroadcastRequest) throws {
        guard !request.canBeShown else { return }
        throw CommandFailure(
            .refused,
            "\"\(PeerText.name(request.device?.name ?? ""))\" has no screen: it takes no mirrored pictures, but the sound of "
                + "--source FILE")
    }

    /// To the last that the process says.
    private func follow(_ opened: Opened, _ wishes: WishBox) async -> Answer {
        let connection = opened.process.connection
        voice.device = opened.request.outputs.map(\.shown).joined(separator: ", ")
        if staying != nil { connection.send(.stay(BroadcastStay(name: opened.name, group: BroadcastFolder.group))) }
        connection.send(.start(opened.request))
        var cutting: Task<Void, Never>?
        let stopping = wishes.onWish { _ in
            connection.send(.stop)
            guard cutting == nil else { return }
            cutting = Task {
                try? await Task.sleep(for: Self.patience)
                if !Task.isCancelled { connection.close() }
            }
        }
        defer {
            stopping.cancel()
            cutting?.cancel()
        }
        let silence = SilenceWatch { connection.close() }
        defer { silence.end() }
        var limit = Self.beginningLimit
        silence.wait(atMost: limit)
        for await message in connection.messages {
            if case .began = message { limit = Self.silenceLimit }
            silence.wait(atMost: limit)
            if case .ended(let told) = message { return .ended(told) }
            if staying != nil, case .began(let outline) = message { return .stays(outline) }
            voice.tell(message)
        }
        return silence.isTooLong ? .silent : .gone
    }

    /// Ended by a wish: whatever the device did about it, the person has what they wanted.
    private func end(_ wish: CastWish, _ ending: BroadcastEnding? = nil) throws {
        if wish == .interrupt { throw CommandFailure(.interrupted, "interrupted; nothing is mirrored any more") }
        voice.ended(ending ?? BroadcastEnding(.stopped))
    }
}

extension BroadcastProcess {
    /// Lets go of it, and sees to it that it has ended.
    fileprivate func dismiss() async {
        connection.close()
        await end(within: .seconds(3))
    }
}

extension BroadcastRequest.Destination {
    init(_ device: Device) {
        self.init(
            id: device.deviceID, name: device.friendlyName, model: device.modelName, addresses: device.networkAddresses,
            port: device.servicePort, capabilities: device.capabilities.rawValue, isDescribed: device.isDescribed)
    }
}
