import MediaServing

extension RemoteLibrary {
    /// Returns the duration in seconds, if it is known.
    func length(of id: String) -> Double? { tree.entry(id).flatMap { lengths.length(of: $0) } }

    func lookIntoLengths() {
        while let entry = lengths.next() {
            let file = open(entry)
            Task { [weak self] in
                var found: MediaFile?
                if let file { found = try? await MediaProbe().examine(file.pathForChildren) }
                withExtendedLifetime(file) {}
                await self?.found(found?.duration, of: entry)
            }
        }
    }

    private func found(_ seconds: Double?, of entry: LibraryEntry) {
        lengths.found(seconds, of: entry)
        lookIntoLengths()
        guard seconds != nil, telling == nil || lengths.isIdle else { return }
        if lengths.isIdle {
            telling?.cancel()
            telling = nil
            return changed()
        }
        // Durations are reported together: a page of sixty is not redrawn sixty times.
        telling = Task { [weak self] in
            guard (try? await Task.sleep(for: .seconds(1))) != nil else { return }
            await self?.tellLengths()
        }
    }

    private func tellLengths() {
        telling = nil
        changed()
    }
}
