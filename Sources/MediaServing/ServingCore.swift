// What is served and how is part of serving it.
@_exported public import ServingCore
