// NowPlayingCore holds the decisions and the values of this module's interface.
@_exported public import NowPlayingCore
