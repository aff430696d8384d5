import CastTransport

/// Whether this process may have as many files open as its command needs.
enum OpenFileLimit {
    /// Raises the limit as far as the system lets this process raise it.
    ///
    /// - Throws: where that is not enough for any command.
    static func raise() throws(CommandFailure) {
        OpenFiles.raise()
        SocketThreads.fit(descriptors: OpenFiles.limit)
        try require(DescriptorShares.fewest)
    }

    /// - Throws: where this process may have fewer than so many `files` open.
    static func require(_ files: Int) throws(CommandFailure) {
        let limit = OpenFiles.limit
        guard limit < files else { return }
        throw CommandFailure(
            .failedHere,
            "This process may have \(limit) files open at a time, and needs \(files): allow it more (ulimit -n 1024, or "
                + "LimitNOFILE=1024 of a service) and start it again.")
    }
}
