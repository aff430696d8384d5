import CastSender
import Casting
import FileAccess
import ScreenBroadcast

/// Turns the values of `--to` into outputs: searches for devices, and protects existing files.
@MainActor struct OutputFinder {
    let names: OutputNames
    let search: SearchOptions
    let output: OutputOptions

    /// - Throws: `.wrongUse` for an output that can't be written to; `.noDevice` if a device is not found.
    func find() async throws -> [BroadcastRequest.Output] {
        let texts = try names.to.map(Self.resolved)
        // All values are checked before any device is searched for.
        let wanted = try texts.map { text -> BroadcastRequest.Output? in
            switch OutputText.output(text) {
            case .server(let url): .server(url)
            case .file(let path): try file(path)
            case .device, .written: nil
            }
        }
        guard !texts.isEmpty else { return [.device(try await device(nil))] }
        var outputs: [BroadcastRequest.Output] = []
        for (text, output) in zip(texts, wanted) {
            if let output {
                outputs.append(output)
            } else {
                outputs.append(.device(try await device(text)))
            }
        }
        guard Set(outputs).count == outputs.count else {
            throw CommandFailure(.wrongUse, "--to names the same device or file twice")
        }
        return outputs
    }

    private func device(_ name: String?) async throws -> BroadcastRequest.Destination {
        let context = try search.makeContext(output)
        let device = try await DeviceFinder(context: context, options: try search.checked()).find(name)
        context.discoveryManager.stopDiscovery()
        return BroadcastRequest.Destination(device)
    }

    private func file(_ path: String) throws -> BroadcastRequest.Output {
        let whole = ProcessPaths.absolute(path)
        if Files.isFolder(whole) { throw CommandFailure(.wrongUse, "\"\(path)\" is a folder: give a file in it") }
        if Files.isThere(whole), !names.force {
            throw CommandFailure(.wrongUse, "\"\(path)\" already exists: give another file or --force")
        }
        return .file(whole)
    }

    /// The value in the file for `@FILE`; all other values unchanged.
    ///
    /// - Throws: `.wrongUse` for a file that others may read, or whose first line is not a valid value.
    static func resolved(_ text: String) throws -> String {
        guard case .written(let path) = OutputText.output(text) else { return text }
        let written: String
        do {
            written = try SecretFile.firstLine(of: path)
        } catch {
            throw CommandFailure(.wrongUse, "--to @\(path): \(error.description)")
        }
        if let complaint = OutputText.complaint(written) {
            throw CommandFailure(.wrongUse, "--to @\(path): \(complaint)")
        }
        guard !written.isEmpty, !written.hasPrefix("@") else {
            throw CommandFailure(.wrongUse, "--to @\(path): its first line is not a device, server or file")
        }
        return written
    }
}
