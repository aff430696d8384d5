/// What a sound server has: outputs, microphones, and the streams of applications that play now, as it tells of them
/// piece by piece. Pure.
package struct SoundCatalogue: Equatable, Sendable {
    package struct Entry: Equatable, Sendable {
        package enum Kind: Sendable {
            case output, microphone, stream
        }

        package let kind: Kind
        /// The server's number for it.
        package let id: UInt32
        /// A number that is never given twice, where the server has such.
        package var serial: String?
        /// For programs.
        package var name = ""
        /// For people; empty where there is none.
        package var description = ""
        package var application: String?
        /// Its program's file name.
        package var binary: String?
        package var processID: Int32?
        fileprivate var client: UInt32?

        package init(kind: Kind, id: UInt32) {
            (self.kind, self.id) = (kind, id)
        }

        /// As people call it.
        package var title: String {
            let names = kind == .stream ? [application ?? "", description, name] : [description, name]
            return names.first { !$0.isEmpty } ?? "\(id)"
        }

        /// Of what an application plays.
        func isCalled(_ wanted: String) -> Bool {
            guard !wanted.isEmpty else { return false }
            return [application, binary, name].contains { $0?.lowercased() == wanted.lowercased() }
                || processID.map { "\($0)" == wanted } ?? false
        }
    }

    /// More than a person's machine ever has.
    package static let limit = 4_096

    private var entries: [UInt32: Entry] = [:]
    private var clients: [UInt32: [String: String]] = [:]
    /// The names of those that are used where nothing else was asked for.
    package var usualOutput: String?
    package var usualMicrophone: String?

    package init() {}

    package var outputs: [Entry] { all(.output) }
    package var microphones: [Entry] { all(.microphone) }
    package var streams: [Entry] { all(.stream) }
    package var isEmpty: Bool { entries.isEmpty }

    /// Something of PipeWire's, by its properties.
    package mutating func note(_ id: UInt32, isClient: Bool, _ properties: [String: String]) {
        guard entries.count + clients.count < Self.limit else { return }
        if isClient {
            clients[id, default: [:]].merge(properties) { $1 }
            return
        }
        guard let kind = Self.kind(properties["media.class"] ?? "") else { return }
        var entry = entries[id] ?? Entry(kind: kind, id: id)
        guard entry.kind == kind else { return }
        entry.serial = properties["object.serial"] ?? entry.serial
        entry.name = properties["node.name"] ?? entry.name
        entry.description = properties["node.description"] ?? entry.description
        entry.application = properties["application.name"] ?? entry.application
        entry.binary = properties["application.process.binary"] ?? entry.binary
        entry.processID = properties["application.process.id"].flatMap(Int32.init) ?? entry.processID
        entry.client = properties["client.id"].flatMap(UInt32.init) ?? entry.client
        entries[id] = entry
    }

    /// Something whose description is whole.
    package mutating func note(_ entry: Entry) {
        guard entries.count < Self.limit else { return }
        entries[entry.id] = entry
    }

    /// - Returns: what it was, where it can be heard.
    @discardableResult package mutating func remove(_ id: UInt32) -> Entry? {
        clients[id] = nil
        return entries.removeValue(forKey: id)
    }

    /// Of the metadata that PipeWire's session manager keeps.
    ///
    /// - Parameter value: as `{"name":"alsa_output.pci"}`.
    package mutating func note(setting key: String, _ value: String?) {
        let name = value.flatMap(Self.name(in:))
        switch key {
        case "default.audio.sink": usualOutput = name
        case "default.audio.source": usualMicrophone = name
        default: break
        }
    }

    /// The streams that a target means.
    ///
    /// - Parameter descends: whether a process is another one, or was started by it.
    package func streams(of target: SoundTarget, descends: (Int32, Int32) -> Bool) -> [Entry] {
        switch target {
        case .application(let name): streams.filter { $0.isCalled(name) }
        case .process(let id): streams.filter { $0.processID.map { descends($0, id) } ?? false }
        case .system, .microphone, .output: []
        }
    }

    /// The applications that play now, each once.
    package var applications: [Entry] {
        var titles = Set<String>()
        return streams.filter { titles.insert($0.title).inserted }
    }

    private func all(_ kind: Entry.Kind) -> [Entry] {
        entries.values.filter { $0.kind == kind }.sorted { $0.id < $1.id }.map(completed)
    }

    /// What a stream does not say of itself its client does.
    private func completed(_ entry: Entry) -> Entry {
        guard entry.kind == .stream, let client = entry.client.flatMap({ clients[$0] }) else { return entry }
        var entry = entry
        entry.application = entry.application ?? client["application.name"]
        entry.binary = entry.binary ?? client["application.process.binary"]
        entry.processID =
            entry.processID
            ?? (client["application.process.id"] ?? client["pipewire.sec.pid"]).flatMap(Int32.init)
        return entry
    }

    private static func kind(_ text: String) -> Entry.Kind? {
        switch text {
        case "Audio/Sink", "Audio/Duplex": .output
        case "Audio/Source", "Audio/Source/Virtual": .microphone
        case "Stream/Output/Audio": .stream
        default: nil
        }
    }

    /// The only value of an object of one key, without its escapes: names have none.
    private static func name(in json: String) -> String? {
        guard let key = json.firstRange(of: "\"name\"") else { return nil }
        let rest = json[key.upperBound...].drop { $0 != "\"" }.dropFirst()
        let name = rest.prefix { $0 != "\"" }
        return name.isEmpty ? nil : String(name)
    }
}
