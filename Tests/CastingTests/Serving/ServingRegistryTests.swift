import Foundation
import Testing

@testable import Casting

@Suite struct ServingRegistryTests {
    private let now = Date(timeIntervalSince1970: 2_000_000_000)
    /// No process has this id: the kernel's limit is 2^22.
    private static let nobody = Int32.max

    private func withRegistry(_ body: (ServingRegistry, URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("marquee-casts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(try ServingRegistry(folder: folder), folder)
    }

    private func entry(
        _ pid: Int32 = getpid(), device: String = "a", troubles: [String]? = nil
    ) -> ServingRegistry.Entry {
        .init(
            pid: pid, deviceID: device, deviceAddress: "10.0.0.1:1", deviceName: "TV", title: "Film",
            servingAddress: nil, started: now, troubles: troubles)
    }

    @Test("What goes wrong while it plays is kept, the newest of it, each in one line")
    func troubles() throws {
        try withRegistry { registry, _ in
            registry.register(entry())
            let rest = String(repeating: "x", count: 900)
            for index in 0..<20 { registry.note("trouble \(index)\n" + rest, pid: getpid()) }
            let troubles = try #require(registry.entries(at: now).first?.troubles)
            #expect(troubles.count == ServingRegistry.troubleLimit)
            #expect(troubles.last?.hasPrefix("trouble 19\u{FFFD}x") == true)
            #expect(troubles.allSatisfy { $0.count == ServingRegistry.sentenceLimit })
        }
    }

    @Test("How it failed is told for a day, until something else is cast to that device")
    func failure() throws {
        try withRegistry { registry, _ in
            registry.register(entry(troubles: ["nobody came"]))
            registry.fail("the film is gone", pid: getpid(), at: now)
            #expect(registry.entries(at: now).isEmpty)
            let ending = try #require(registry.endings(at: now + 86_399).first)
            #expect(
                ending.endingSentence
                    == #"the detached cast of "Film" on "TV" ended: the film is gone (before that: nobody came)"#)
            registry.register(entry(device: "b"))
            #expect(registry.endings(at: now).isEmpty)
        }
    }

    @Test("A day later nothing is left of it")
    func old() throws {
        try withRegistry { registry, folder in
            registry.register(entry())
            registry.fail("lost", pid: getpid(), at: now)
            #expect(registry.endings(at: now + 86_400).isEmpty)
            let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(left.isEmpty)
        }
    }

    @Test("A process that is gone without a word was killed")
    func killed() throws {
        try withRegistry { registry, _ in
            registry.register(entry(Self.nobody))
            #expect(registry.entries(at: now).isEmpty)
            #expect(registry.endings(at: now).map(\.reason) == ["its process (\(Self.nobody)) was killed"])
        }
    }

    @Test("A cast that ends well leaves nothing, and a broken file is no cast")
    func ended() throws {
        try withRegistry { registry, folder in
            registry.register(entry())
            registry.unregister(pid: getpid())
            try Data("{".utf8).write(to: folder.appendingPathComponent("7.json"))
            #expect(registry.entries(at: now).isEmpty && registry.endings(at: now).isEmpty)
        }
    }

    @Test("Stopping a device forgets how its last cast ended")
    func forgotten() throws {
        try withRegistry { registry, _ in
            registry.register(entry(Self.nobody))
            registry.fail("lost", pid: Self.nobody, at: now)
            registry.end(deviceID: "a", address: "10.0.0.9:1")
            #expect(registry.endings(at: now).count == 1)
            registry.end(deviceID: "z", address: "10.0.0.1:1")
            #expect(registry.endings(at: now).isEmpty)
        }
    }

    @Test("A serving process is found by its device's address, since any device may claim the id", arguments: [
        ("a", "10.0.0.1:1", true), ("a", "10.0.0.2:1", false), ("b", "10.0.0.1:1", true), ("b", "10.0.0.1:2", false),
    ])
    func entry(id: String, address: String, isIt: Bool) {
        let entry = ServingRegistry.Entry(
            pid: 1, deviceID: "a", deviceAddress: "10.0.0.1:1", deviceName: "TV", title: "Film", servingAddress: nil,
            started: Date(timeIntervalSince1970: 0))
        #expect(entry.isOn(deviceID: id, address: address) == isIt)
    }

    @Test("One that has written no address down is found by the id", arguments: [("a", true), ("b", false)])
    func entryWithoutAddress(id: String, isIt: Bool) {
        let entry = ServingRegistry.Entry(
            pid: 1, deviceID: "a", deviceAddress: nil, deviceName: "TV", title: "Film", servingAddress: nil,
            started: Date(timeIntervalSince1970: 0))
        #expect(entry.isOn(deviceID: id, address: "10.0.0.1:1") == isIt)
    }
}
