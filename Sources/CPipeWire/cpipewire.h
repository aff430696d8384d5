// PipeWire's client library for the module MediaPipeline, and what of it Swift can't see: macros and inline functions.

#ifndef MARQUEE_CPIPEWIRE_H
#define MARQUEE_CPIPEWIRE_H

#include <pipewire/pipewire.h>

#include "connection.h"
#include "screen.h"
#include "sound.h"
#include "soundwatch.h"

#endif
