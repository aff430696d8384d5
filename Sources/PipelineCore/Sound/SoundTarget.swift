/// What of this machine's sound is captured.
package enum SoundTarget: Hashable, Sendable {
    /// All that is played, as far as it goes to the usual output.
    case system
    /// What one application plays: by its name as people know it, its program's, or its process's number.
    case application(String)
    /// What a process plays, and those that it has started.
    case process(Int32)
    /// The usual microphone.
    case microphone
    /// What is played to one output, by its name in the sound server.
    case output(String)

    /// It is one of many streams, which come and go.
    package var isOfApplications: Bool {
        switch self {
        case .application, .process: true
        case .system, .microphone, .output: false
        }
    }
}
