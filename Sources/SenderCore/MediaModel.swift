// Re-exported so that apps that import CastSender can name media items, tracks and metadata.
@_exported public import CastWire
