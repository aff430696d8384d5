// Sound: formats, buffers, what the server has to be heard.

#ifndef MARQUEE_CPIPEWIRE_SOUND_H
#define MARQUEE_CPIPEWIRE_SOUND_H

#include <pipewire/pipewire.h>

#endif
