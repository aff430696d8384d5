// BrowserCore decides how a browser is started; users of this module need its types.
@_exported public import BrowserCore
