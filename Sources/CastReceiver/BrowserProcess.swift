// The receiver's screen is a browser, which BrowserProcess runs.
@_exported public import BrowserProcess
