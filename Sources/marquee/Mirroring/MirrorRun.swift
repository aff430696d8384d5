import CastSender
import Casting
import FileAccess
import PlatformFoundation
import ScreenBroadcast

/// Runs a mirroring: finds the devices, starts an upload process that sends the frames, and reports the progress.
///
/// From the search for devices on, a signal or the key `q` ends the run within ``patience``.
@MainActor struct MirrorRun {
    /// Nil if the request already has its outputs.
    let finder: OutputFinder?
    let output: OutputOptions
    let voice: MirrorVoice
    /// Makes the request for the found outputs.
    let request: ([BroadcastRequest.Output]) -> BroadcastRequest
    /// The detached broadcast, if the mirroring goes on after this command. The command ends once the broadcast has
    /// begun.
    var staying: StayingMirror?

    /// How long the process may take to stop the application on the device and to exit. Then the connection is closed.
    static let patience = Duration.seconds(5)
    /// How long the process may be silent: while it connects (each step has its own limit), and while it mirrors (it
    /// reports statistics four times a second).
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
            // The process goes on without this connection.
            opened.process.connection.close()
            return voice.stays(opened.name, outline, processID: opened.process.connection.peerProcessID)
        }
        await opened.process.dismiss()
        let ending: BroadcastEnding? = if case .ended(let told) = answer { told } else { nil }
        if let wish = wishes.last { return try end(wish, ending) }
        if case .silent = answer {
            throw CommandFailure(
                .failedHere, "\(BroadcastProgram.name) no longer answers and was ended: try again")
        }
        let outcome = ending == nil ? await opened.process.outcome : nil
        if let failure = MirrorEnding.failure(ending, outcome: outcome) { throw failure }
        guard let ending else { return }
        LostReader.settle()
        voice.ended(ending)
    }

    /// The result of the upload process.
    private enum Answer {
        case ended(BroadcastEnding)
        /// The mirroring has begun, and the process goes on.
        case stays(BroadcastOutline)
        /// The process ended without a message.
        case gone
        case silent
    }

    private struct Opened: Sendable {
        let process: BroadcastProcess
        let request: BroadcastRequest
        /// The name of the detached broadcast; otherwise empty.
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
        // The process starts while the device is searched for, because loading its libraries takes as long as the
        // search.
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
            // A process without a request ends with its connection.
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

    /// Refuses a request that the device can't show, before an application is launched. What the device announces about
    /// itself is trusted.
    static func check(_ request: BroadcastRequest) throws {
        guard !request.canBeShown else { return }
        throw CommandFailure(
            .refused,
            "\"\(PeerText.name(request.device?.name ?? ""))\" has no screen and takes no video: mirror the audio of a "
                + "--source FILE")
    }

    /// Sends the request and reports messages until the last message of the process.
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

    /// The user ended the run, so the result is what the user wanted, whatever the device did.
    private func end(_ wish: CastWish, _ ending: BroadcastEnding? = nil) throws {
        if wish == .interrupt { throw CommandFailure(.interrupted, "interrupted; the mirroring was stopped") }
        voice.ended(ending ?? BroadcastEnding(.stopped))
    }
}

extension BroadcastProcess {
    /// Closes the connection, and makes sure that the process ends.
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
        otherPlaces = device.otherPlaces.isEmpty ? nil : device.otherPlaces.map(\.description)
    }
}
