/// Reports changes of uploads: progress some times a second, all other changes at once.
@MainActor
final class UploadTelling {
    var onChange: (@MainActor () -> Void)?

    private var told: UploadTable?
    private var newest: UploadTable?
    private var waiting: Task<Void, Never>?

    private static let interval = Duration.milliseconds(200)

    func tell(_ table: UploadTable) {
        newest = table
        guard isProgressAlone(table) else { return tell() }
        guard waiting == nil else { return }
        waiting = Task { [weak self] in
            guard (try? await Task.sleep(for: Self.interval)) != nil else { return }
            self?.tell()
        }
    }

    func end() { waiting?.cancel() }

    private func tell() {
        waiting?.cancel()
        waiting = nil
        told = newest
        onChange?()
    }

    private func isProgressAlone(_ table: UploadTable) -> Bool {
        guard let told, told.uploads.count == table.uploads.count else { return false }
        return zip(told.uploads, table.uploads).allSatisfy {
            $0.id == $1.id && $0.state == $1.state && $0.error == $1.error
        }
    }
}
