// How a browser is started is decided for all that have one.
@_exported public import BrowserCore
