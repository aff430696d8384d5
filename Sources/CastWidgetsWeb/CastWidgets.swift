// An app that serves the widgets to browsers imports this module alone.
@_exported public import CastWidgets
