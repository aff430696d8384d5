/// What a sound server has: outputs, microphones, and the streams of the applications that play now.
///
/// The server reports them piece by piece.
package struct SoundCatalogue: Equatable, Sendable {
    package struct Entry: Equatable, Sendable {
        package enum Kind: Sendable {
            case output, microphone, stream
        }

        package let kind: Kind
        /// The server's number for the entry.
        package let id: UInt32
        /// A number that is never given twice, if the server has such numbers.
        package var serial: String?
        /// The name for programs.
        package var name = ""
        /// The name for people; empty if there is none.
        package var description = ""
        package var application: String?
        /// The file name of its program.
        package var binary: String?
        package var processID: Int32?
        fileprivate var client: UInt32?

        package init(kind: Kind, id: UInt32) {
            (self.kind, self.id) = (kind, id)
        }

        /// The name that people use.
        package var title: String {
            let names = kind == .stream ? [application ?? "", description, name] : [description, name]
            return names.first { !$0.isEmpty } ?? "\(id)"
        }

        /// Whether the application of this stream has that name, that program or that process number.
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
    /// The names of the default output and the default microphone.
    package var usualOutput: String?
    package var usualMicrophone: String?

    package init() {}

    package var outputs: [Entry] { all(.output) }
    package var microphones: [Entry] { all(.microphone) }
    package var streams: [Entry] { all(.stream) }
    package var isEmpty: Bool { entries.isEmpty }

    /// Records an object of PipeWire from its properties.
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

    /// Records an entry that is complete.
    package mutating func note(_ entry: Entry) {
        guard entries.count < Self.limit else { return }
        entries[entry.id] = entry
    }

    /// - Returns: the entry that was removed, if there was one.
    @discardableResult package mutating func remove(_ id: UInt32) -> Entry? {
        clients[id] = nil
        return entries.removeValue(forKey: id)
    }

    /// Records a setting from the metadata that PipeWire's session manager keeps.
    ///
    /// - Parameter value: For example `{"name":"alsa_output.pci"}`.
    package mutating func note(setting key: String, _ value: String?) {
        let name = value.flatMap(Self.name(in:))
        switch key {
        case "default.audio.sink": usualOutput = name
        case "default.audio.source": usualMicrophone = name
        default: break
        }
    }

    /// The streams that belong to a target.
    ///
    /// - Parameter descends: Whether a process is the other one, or was started by it.
    package func streams(of target: SoundTarget, descends: (Int32, Int32) -> Bool) -> [Entry] {
        switch target {
        case .application(let name): streams.filter { $0.isCalled(name) }
        case .process(let id): streams.filter { $0.processID.map { descends($0, id) } ?? false }
        case .system, .microphone, .output: []
        }
    }

    /// The applications that play now, each only once.
    package var applications: [Entry] {
        var titles = Set<String>()
        return streams.filter { titles.insert($0.title).inserted }
    }

    private func all(_ kind: Entry.Kind) -> [Entry] {
        entries.values.filter { $0.kind == kind }.sorted { $0.id < $1.id }.map(completed)
    }

    /// Fills in the properties of the client that the stream itself does not have.
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

    /// The only value of an object with one key. Escapes are not decoded, because names have none.
    private static func name(in json: String) -> String? {
        guard let key = json.firstRange(of: "\"name\"") else { return nil }
        let rest = json[key.upperBound...].drop { $0 != "\"" }.dropFirst()
        let name = rest.prefix { $0 != "\"" }
        return name.isEmpty ? nil : String(name)
    }
}
