// What is said and decided about a broadcast is part of it.
@_exported public import BroadcastCore
