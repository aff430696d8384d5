package import CastSender
package import Logging

/// Asks groups for their members.
@MainActor package struct GroupQuestion {
    package let search: DeviceSearch
    package let logger: Logger

    package init(search: DeviceSearch, logger: Logger) {
        self.search = search
        self.logger = logger
    }

    /// The number of groups asked at once, and the time limit for all.
    package static let (atOnce, patience) = (8, Duration.seconds(15))

    /// - Returns: One report for each group, in the order of `groups`.
    package func reports(_ groups: [Device]) async -> [GroupReport] {
        let answers = await SideBySide.answers(
            of: groups, atOnce: Self.atOnce, until: { try? await Task.sleep(for: Self.patience) }, ask: members)
        return zip(groups, answers).map { group, answer in GroupReport(group, answer ?? .failure(Self.tooLate)) }
    }

    private static var tooLate: CastError {
        CastError(.timeout, "it had not answered \(patience.components.seconds) s after the search")
    }

    /// Joins the group without launching anything, and leaves it again. Since a context has one session at a time, each
    /// group gets its own.
    private func members(of group: Device) async -> Result<MultizoneStatus, CastError> {
        let context = search.makeContext(logger: logger)
        do throws(CastError) {
            let session = try await context.sessionManager.connect(to: group, options: .joinOnly)
            let status = await Self.result(of: session.requestMultizoneStatus())
            try? await context.sessionManager.disconnect()
            return status
        } catch {
            return .failure(error)
        }
    }

    private static func result(of request: Request<MultizoneStatus>) async -> Result<MultizoneStatus, CastError> {
        do throws(CastError) {
            return .success(try await request.value)
        } catch {
            return .failure(error)
        }
    }
}

extension DeviceLink {
    /// The group's member with this name or id, and the status of all.
    ///
    /// - Throws: `.wrongUse` if there is none, or several, with all names.
    package func member(_ name: String) async throws -> (MultizoneDevice, MultizoneStatus) {
        let status = try await value(of: session.requestMultizoneStatus())
        let named = status.devices.filter {
            $0.friendlyName.lowercased() == name.lowercased() || status.device(withID: name) == $0
        }
        guard let member = named.first, named.count == 1 else {
            let names = status.devices.map(\.shownName).joined(separator: ", ")
            let sentence =
                status.devices.isEmpty
                ? "\"\(device.shownName)\" is no group"
                : "there is no member \"\(name)\", or several; the members are \(names)"
            throw CastFailure(.wrongUse, sentence)
        }
        return (member, status)
    }
}
