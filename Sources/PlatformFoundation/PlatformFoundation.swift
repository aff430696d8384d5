// Foundation under one name: its part without ICU where the platform has that, else all of it. This is the only place
// that names it.
#if canImport(FoundationEssentials)
    @_exported public import FoundationEssentials
#else
    @_exported public import Foundation
#endif
