// Clients of this module need its values.
@_exported public import DBusValues
