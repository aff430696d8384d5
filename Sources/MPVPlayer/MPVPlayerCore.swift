// What mpv says and what it means, and the values of this module's interface, are MPVPlayerCore's.
@_exported public import MPVPlayerCore
