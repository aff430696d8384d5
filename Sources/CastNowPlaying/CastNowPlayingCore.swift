// How a device's status becomes what is shown, and which commands it takes, are CastNowPlayingCore's.
@_exported public import CastNowPlayingCore
