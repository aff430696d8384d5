/// Re-exports ReceiverCore, which makes all decisions of a device.
@_exported public import ReceiverCore
