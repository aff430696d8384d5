// What the remote decides is part of it.
@_exported public import RemoteCore
