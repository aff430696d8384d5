// Whoever speaks over D-Bus speaks in its values.
@_exported public import DBusValues
