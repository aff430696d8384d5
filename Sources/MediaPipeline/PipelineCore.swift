// PipelineCore has everything that needs no FFmpeg.
@_exported public import PipelineCore
