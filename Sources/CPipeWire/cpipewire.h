// PipeWire's client library for the module MediaPipeline, with functions for macros that Swift can't import.

#ifndef MARQUEE_CPIPEWIRE_H
#define MARQUEE_CPIPEWIRE_H

#include <pipewire/pipewire.h>

#include "connection.h"
#include "screen.h"
#include "sound.h"
#include "soundwatch.h"

#endif
