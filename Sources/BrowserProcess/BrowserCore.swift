// What a browser is started with is BrowserCore's.
@_exported public import BrowserCore
