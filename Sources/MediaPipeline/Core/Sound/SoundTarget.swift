/// The audio of this machine that is captured.
package enum SoundTarget: Hashable, Sendable {
    /// All audio that is played to the default output.
    case system
    /// The audio that one application plays. The text is its name for people, its program's name, or its process
    /// number.
    case application(String)
    /// The audio that a process plays, and that of the processes that it has started.
    case process(Int32)
    /// The default microphone.
    case microphone
    /// All that is played to one output, given by its name in the sound server.
    case output(String)

    /// Whether the target consists of application streams, which come and go.
    package var isOfApplications: Bool {
        switch self {
        case .application, .process: true
        case .system, .microphone, .output: false
        }
    }
}
