// What needs no FFmpeg is PipelineCore's.
@_exported public import PipelineCore
