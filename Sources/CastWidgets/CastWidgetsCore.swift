// The states of the widgets are part of this module's interface.
@_exported public import CastWidgetsCore
