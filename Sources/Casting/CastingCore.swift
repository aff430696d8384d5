// What decides about a cast is no driver's business; whoever imports Casting has it too.
@_exported public import CastingCore
