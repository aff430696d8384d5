#if os(Linux)
    import PlatformC
    import PlatformFoundation

    /// Code that a process needs to start and connect, but not while it sends.
    ///
    /// The kernel maps code in pieces of 64 KiB around every called function. So at the first frame, most of a program
    /// of this size counts as its memory: 27 MB here, of which sending needs half.
    enum StartUpCode {
        /// Unmaps the code. Code that is called again is mapped again from the page cache, at the cost of a minor
        /// fault. Nothing is read from the disk unless the machine is short of memory.
        static func release() {
            guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return }
            for line in maps.split(separator: "\n") {
                guard let range = codeRange(line) else { continue }
                madvise(UnsafeMutableRawPointer(bitPattern: range.lowerBound), range.count, MADV_DONTNEED)
            }
        }

        /// The address range of a file's executable mapping; nil for other mappings. Only these are never written to,
        /// so nothing is lost.
        static func codeRange(_ line: some StringProtocol) -> Range<UInt>? {
            let fields = line.split(separator: " ", omittingEmptySubsequences: true)
            guard fields.count >= 6, fields[1] == "r-xp", fields[5].hasPrefix("/") else { return nil }
            let ends = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
            guard ends.count == 2, ends[0] > 0, ends[0] < ends[1] else { return nil }
            return ends[0]..<ends[1]
        }
    }
#endif
