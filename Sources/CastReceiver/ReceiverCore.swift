/// What a device decides is all in ReceiverCore; whoever imports this module has it too.
@_exported public import ReceiverCore
