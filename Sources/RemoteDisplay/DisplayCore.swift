// What a session decides, and the values of this module's interface, are DisplayCore's.
@_exported public import DisplayCore
