// The connection to PipeWire's server and its thread.

#ifndef MARQUEE_CPIPEWIRE_CONNECTION_H
#define MARQUEE_CPIPEWIRE_CONNECTION_H

#include <pipewire/pipewire.h>

static inline const char *cpipewire_version(void) { return pw_get_library_version(); }

#endif
