// The X Window System's client library for the module MediaPipeline, with functions where Swift can't import or must
// not access it.

#ifndef MARQUEE_CXCB_H
#define MARQUEE_CXCB_H

#include <poll.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <xcb/composite.h>
#include <xcb/damage.h>
#include <xcb/randr.h>
#include <xcb/shm.h>
#include <xcb/xcb.h>
#include <xcb/xfixes.h>

// Whether the display has an extension, and the number of its first event. The library keeps this in its own variables.
typedef const xcb_query_extension_reply_t *cxcb_extension;
static inline cxcb_extension cxcb_composite(xcb_connection_t *c) { return xcb_get_extension_data(c, &xcb_composite_id); }
static inline cxcb_extension cxcb_damage(xcb_connection_t *c) { return xcb_get_extension_data(c, &xcb_damage_id); }
static inline cxcb_extension cxcb_randr(xcb_connection_t *c) { return xcb_get_extension_data(c, &xcb_randr_id); }
static inline cxcb_extension cxcb_shm(xcb_connection_t *c) { return xcb_get_extension_data(c, &xcb_shm_id); }
static inline cxcb_extension cxcb_xfixes(xcb_connection_t *c) { return xcb_get_extension_data(c, &xcb_xfixes_id); }

// Memory that can be passed to another process as a descriptor: memfd_create(2), closed on exec.
static inline int cxcb_memory(void) { return (int)syscall(SYS_memfd_create, "marquee screen", 1u); }

static inline int cxcb_event_descriptor(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

#endif
