import Foundation
@testable import ScreenBroadcast

/// A home of this test's own, and groups in it.
struct TestGroup {
    let folder: TestFolder
    let environment: [String: String]

    init() throws {
        folder = try TestFolder()
        environment = ["HOME": folder.url.path]
    }

    func container(_ name: String = "group.test") throws -> GroupContainer {
        try GroupContainer.create(name, environment: environment)
    }

    /// What another program of the user sees there.
    func found(_ name: String, extensionGroups: String? = nil) -> GroupContainer? {
        var all = environment
        all["MARQUEE_EXTENSION_GROUPS"] = extensionGroups
        return GroupContainer(name, environment: all)
    }
}

/// Values that arrive on other threads, in order.
final class Gathered<Value: Sendable>: Sendable {
    let values: AsyncStream<Value>
    private let continuation: AsyncStream<Value>.Continuation

    init() { (values, continuation) = AsyncStream.makeStream(of: Value.self) }

    func add(_ value: Value) { continuation.yield(value) }

    /// Nothing comes any more.
    func end() { continuation.finish() }

    func first(_ count: Int) async -> [Value] {
        var all: [Value] = []
        guard count > 0 else { return all }
        for await value in values {
            all.append(value)
            if all.count == count { break }
        }
        return all
    }

    func rest() async -> [Value] { await values.reduce(into: []) { $0.append($1) } }
}
