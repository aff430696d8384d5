/// What the connections of all media servers of a process may cost.
package struct ConnectionLimits: Sendable, Equatable {
    /// At once, in all, where the process has descriptors for so many; each may have a file open besides.
    package var inAll = 256
    /// At once, of one address: a browser opens six to a server, and a queue's next film has a server of its own.
    package var perHost = 32
    /// Addresses that are remembered as a receiver's: a group's members, and pages beside it.
    package var knownHosts = 64
    /// By then a new connection has asked for something that is published, or is closed.
    package var proofTime = Duration.seconds(10)
    /// How long somebody waits who asks for what is not published: whoever guesses is in no hurry of ours.
    package var strangersWait = Duration.milliseconds(200)
    /// A reader that has taken nothing for so long is closed. A film that is paused for long is one too: its player
    /// asks for the rest when it goes on, as it does after any other loss.
    package var stallTime = Duration.seconds(3_600)
    /// Bytes that a client may send before it is answered, and after its head: no request has a body.
    package var requestBytes = 32 << 10
    /// Bytes of a request's head, and of one field in it. Browsers send less than one thousand.
    package var headBytes = 16 << 10
    package var headFields = 100

    package init() {}
}
