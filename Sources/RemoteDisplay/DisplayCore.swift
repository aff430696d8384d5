// DisplayCore has the decisions of a session, and the value types of this module's interface.
@_exported public import DisplayCore
