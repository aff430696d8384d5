// An app that imports CastSender names devices, sessions' states, statuses and errors without knowing which module they
// live in.
@_exported public import SenderCore

/// A member of a group of devices that is cast to as one. The wire has a type of that name too, which is not meant.
public typealias MultizoneDevice = SenderCore.MultizoneDevice
