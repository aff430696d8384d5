// ReceiverCore's importers also need the rules for starting a browser.
@_exported public import BrowserCore
