package import NowPlayingCore
package import SenderCore

extension RemoteCommandHandlerStatus {
    /// What came of a command, of the request that it was made into. One that a later one has replaced is done: what it
    /// wanted was overtaken.
    package init(_ error: CastError?) {
        switch error?.code {
        case nil, .replaced: self = .success
        case .deviceNotConnected, .timeout, .networkError: self = .deviceNotFound
        case .noMediaSession: self = .noActionableNowPlayingItem
        default: self = .commandFailed
        }
    }
}
