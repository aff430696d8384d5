// An app that imports CastSender names media items, tracks and metadata without knowing which module they live in.
@_exported public import CastWire
