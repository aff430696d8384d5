package import NowPlayingCore
package import SenderCore

extension RemoteCommandHandlerStatus {
    /// The status of a command, from the error of its request.
    ///
    /// A request that a later one has replaced counts as a success: the later request takes its place.
    package init(_ error: CastError?) {
        switch error?.code {
        case nil, .replaced: self = .success
        case .deviceNotConnected, .timeout, .networkError: self = .deviceNotFound
        case .noMediaSession: self = .noActionableNowPlayingItem
        default: self = .commandFailed
        }
    }
}
