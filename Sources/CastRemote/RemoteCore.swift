// The remote's decisions are part of this module's interface.
@_exported public import RemoteCore
