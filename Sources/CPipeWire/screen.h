// Pictures of a screen: formats, buffers, the pointer.

#ifndef MARQUEE_CPIPEWIRE_SCREEN_H
#define MARQUEE_CPIPEWIRE_SCREEN_H

#include <pipewire/pipewire.h>

#endif
