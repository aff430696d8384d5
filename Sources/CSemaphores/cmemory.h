// Memory for another process that can't shrink, for the module ScreenBroadcast. The two calls have variable arguments,
// or no name in older libraries.

#ifndef MARQUEE_CMEMORY_H
#define MARQUEE_CMEMORY_H

#if defined(__linux__)
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

// memfd_create(2), closed on exec; it may be sealed.
static inline int cmemory_make(void) { return (int)syscall(SYS_memfd_create, "marquee samples", 1u | 2u); }

// F_ADD_SEALS with F_SEAL_SHRINK. Negative on failure.
static inline int cmemory_keep_size(int descriptor) { return fcntl(descriptor, 1033, 2); }

// F_GET_SEALS: not 0 if the memory can't shrink any more.
static inline int cmemory_keeps_size(int descriptor) {
    int seals = fcntl(descriptor, 1034);
    return seals >= 0 && (seals & 2) != 0;
}
#endif

#endif
