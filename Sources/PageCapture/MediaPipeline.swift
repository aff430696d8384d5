// MediaPipeline's types are part of this module's interface.
@_exported public import MediaPipeline
