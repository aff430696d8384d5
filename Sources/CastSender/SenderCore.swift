// Re-exported so that apps that import CastSender can name devices, states, statuses and errors.
@_exported public import SenderCore

/// A member of a group of devices that is cast to as one device. CastWire has another type of this name for messages.
public typealias MultizoneDevice = SenderCore.MultizoneDevice
