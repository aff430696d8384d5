import CastTransport

/// The limit of open files of this process.
enum OpenFileLimit {
    /// Raises the limit as far as the system allows.
    ///
    /// - Throws: `.failedHere` if the limit is too low for any command.
    static func raise() throws(CommandFailure) {
        OpenFiles.raise()
        SocketThreads.fit(descriptors: OpenFiles.limit)
        try require(DescriptorShares.fewest)
    }

    /// - Throws: `.failedHere` if the limit is less than `files`.
    static func require(_ files: Int) throws(CommandFailure) {
        let limit = OpenFiles.limit
        guard limit < files else { return }
        throw CommandFailure(
            .failedHere,
            "the limit of open files is \(limit), and this process needs \(files): raise the limit (ulimit -n 1024, or "
                + "LimitNOFILE=1024 of a service) and try again")
    }
}
