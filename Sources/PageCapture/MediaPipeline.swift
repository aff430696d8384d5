// A page's pictures are a source as any other.
@_exported public import MediaPipeline
