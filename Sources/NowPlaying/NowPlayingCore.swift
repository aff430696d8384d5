// What is shown, what is decided, and the values of this module's interface, are NowPlayingCore's.
@_exported public import NowPlayingCore
