// MPVPlayerCore has the types of this module's interface, and decides what mpv's messages mean.
@_exported public import MPVPlayerCore
