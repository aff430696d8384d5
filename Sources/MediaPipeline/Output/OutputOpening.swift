import CFFmpeg
import FilePaths
import PlatformC

/// Opens an output, and explains FFmpeg's error numbers for it.
enum OutputOpening {
    static func open(
        _ target: OutputTarget, _ deadline: OutputDeadline
    ) throws(OutputFailure) -> UnsafeMutablePointer<AVIOContext> {
        var options: OpaquePointer?
        defer { av_dict_free(&options) }
        let name: String
        switch target.place {
        case .file(let path, let overwrites):
            if overwrites { try refuseSpecial(path) } else { try claim(path) }
            av_dict_set(&options, "protocol_whitelist", "file", 0)
            // The prefix keeps a path from being taken for a URL.
            name = "file:" + path
        case .server(let url):
            if target.isRTMPS { try refuseLogin(url) }
            av_dict_set(&options, "protocol_whitelist", "rtmp,rtmps,srt,tcp,udp,tls", 0)
            // FFmpeg trusts every certificate unless told otherwise.
            av_dict_set(&options, "tls_verify", "1", 0)
            // At the end, data that still waits here is sent before the connection closes.
            if target.isSRT { av_dict_set(&options, "linger", "1", 0) }
            // Limits the data that the system holds for a server that reads no more. Otherwise the failure would be
            // noticed only late.
            av_dict_set(&options, "send_buffer_size", "262144", 0)
            if let roots = getenv("SSL_CERT_FILE") { av_dict_set(&options, "ca_file", roots, 0) }
            try resolve(url)
            name = url
        }
        var opened: UnsafeMutablePointer<AVIOContext>?
        var callback = deadline.callback
        let (status, errors) = PipelineLog.overhearing {
            avio_open2(&opened, name.pathBytes, AVIO_FLAG_WRITE, &callback, &options)
        }
        guard status >= 0, let opened else { throw failure(status, target, isOpen: false, errors) }
        return opened
    }

    /// Refuses a login: FFmpeg connects a second time for it, and then checks no certificate.
    private static func refuseLogin(_ url: String) throws(OutputFailure) {
        var user = [CChar](repeating: 0, count: 1_024)
        av_url_split(nil, 0, &user, Int32(user.count), nil, 0, nil, nil, 0, url)
        guard user[0] != 0 else { return }
        throw OutputFailure(
            .unsupported,
            "a user and a password can't be sent safely over rtmps; write the URL without them, with the key at its end"
        )
    }

    /// Resolves the name first, because FFmpeg has one error number for an unknown name and for a stream that nobody
    /// accepts.
    private static func resolve(_ url: String) throws(OutputFailure) {
        var host = [CChar](repeating: 0, count: 1_024)
        var port: Int32 = 0
        av_url_split(nil, 0, nil, 0, &host, Int32(host.count), &port, nil, 0, url)
        var found: UnsafeMutablePointer<addrinfo>?
        let status = getaddrinfo(host, nil, nil, &found)
        guard status == 0 else {
            throw OutputFailure(.unreachable, "its name can't be resolved: \(String(cString: gai_strerror(status)))")
        }
        freeaddrinfo(found)
    }

    /// Makes the file if there is none. FFmpeg would write over an existing one.
    private static func claim(_ path: String) throws(OutputFailure) {
        let descriptor = Self.create(path)
        guard descriptor >= 0 else {
            throw errno == EEXIST
                ? OutputFailure(.unwritable, "the file is there already")
                : OutputFailure(.unwritable, "the file can't be made: \(String(cString: strerror(errno)))")
        }
        close(descriptor)
    }

    /// Refuses a pipe, which is opened only when somebody reads it, and a disk, which nobody means to write over.
    private static func refuseSpecial(_ path: String) throws(OutputFailure) {
        var info = stat()
        guard stat(path.pathBytes, &info) == 0 else { return }
        let kind = info.st_mode & S_IFMT
        guard kind != S_IFREG, kind != S_IFCHR else { return }
        throw OutputFailure(.unwritable, "what is there is no file that can be written over; name another")
    }

    private static func create(_ path: String) -> Int32 {
        PlatformC.open(path.pathBytes, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    }

    /// - Parameters:
    ///   - isOpen: The server was connected, or the file made.
    ///   - errors: FFmpeg's other messages.
    static func failure(
        _ status: Int32, _ target: OutputTarget, isOpen: Bool, _ errors: [String] = []
    ) -> OutputFailure {
        let words = PipelineError(.badConfiguration, "", status: status).underlying ?? "error \(status)"
        if status == cffmpeg_error(ENOSPC) || status == cffmpeg_error(EDQUOT) {
            return OutputFailure(.full, "there is no room left on the disk")
        }
        if target.isFile {
            return isOpen
                ? OutputFailure(.lost, "it can't be written on: \(words)")
                : OutputFailure(.unwritable, "the file can't be made: \(words)")
        }
        if isOpen {
            return OutputFailure(
                .lost, status == cffmpeg_exit() ? "it takes nothing any more" : "the connection is gone: \(words)")
        }
        switch status {
        case cffmpeg_exit(): return OutputFailure(.unreachable, "it does not answer")
        case cffmpeg_protocol_not_found():
            return OutputFailure(.unsupported, "this machine's FFmpeg does not speak that protocol")
        default: break
        }
        let network = [
            ECONNREFUSED, ETIMEDOUT, EHOSTUNREACH, ENETUNREACH, ENETDOWN, EHOSTDOWN, EADDRNOTAVAIL, ECONNABORTED,
        ].map { cffmpeg_error($0) }
        if network.contains(status) { return OutputFailure(.unreachable, "it can't be reached: \(words)") }
        if target.isRTMPS, errors.contains(where: isDistrust) {
            return OutputFailure(
                .untrusted,
                "this machine does not trust its certificate; where it is your own, name the file of its root in "
                    + "SSL_CERT_FILE")
        }
        // A server without TLS has no certificate either.
        if errors.contains(where: { $0.contains("Cannot open connection tls:") }) {
            return OutputFailure(.refused, "there is no TLS on that port: is it rtmp://, or another port?")
        }
        // SRT has one number for both, and FFmpeg asks for no other.
        if target.isSRT {
            return OutputFailure(
                .unreachable,
                "nobody answers there, or the stream is rejected: are the port, the passphrase and the "
                    + "streamid right?")
        }
        return OutputFailure(
            .refused,
            "it does not take the stream"
                + (serverWords(errors).map { ": \($0)" } ?? "; are the application's name and the key right?"))
    }

    /// Whether FFmpeg's TLS (of GnuTLS, OpenSSL or mbedTLS) says this about a certificate.
    ///
    /// Only lines that FFmpeg writes itself count, and nothing that a server said.
    static func isDistrust(_ line: String) -> Bool {
        guard line.hasPrefix("[tls @ "), let end = line.firstRange(of: "] ") else { return false }
        let text = line[end.upperBound...]
        if text.hasPrefix("error:") { return text.hasSuffix("certificate verify failed") }
        return [
            "Unable to verify peer certificate", "Peer certificate failed verification",
            "The certificate's owner does not match hostname", "Certificate verification failed",
        ].contains { text.hasPrefix($0) }
    }

    /// The words of an RTMP server.
    private static func serverWords(_ errors: [String]) -> String? {
        for line in errors {
            guard let mark = line.firstRange(of: "Server error: ") else { continue }
            let words = line[mark.upperBound...].prefix(200)
            return String(String.UnicodeScalarView(words.unicodeScalars.filter { $0.properties.isGraphemeBase }))
        }
        return nil
    }
}
