// What a widget shows is told in its state's own words.
@_exported public import CastWidgetsCore
