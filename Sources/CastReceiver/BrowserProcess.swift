// The browser that a receiver has for its screen is driven as any other.
@_exported public import BrowserProcess
