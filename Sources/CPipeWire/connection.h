// The connection to PipeWire's server and its loop: macros over tables of methods, as functions.

#ifndef MARQUEE_CPIPEWIRE_CONNECTION_H
#define MARQUEE_CPIPEWIRE_CONNECTION_H

#include <pipewire/pipewire.h>

static inline const char *cpipewire_version(void) { return pw_get_library_version(); }

// Readable when the loop has something to do.
static inline int cpipewire_loop_descriptor(struct pw_loop *loop) { return pw_loop_get_fd(loop); }

// Does what there is to do, and waits for none. Only between enter and leave, both on one thread.
static inline int cpipewire_loop_turn(struct pw_loop *loop) { return pw_loop_iterate(loop, 0); }
static inline void cpipewire_loop_enter(struct pw_loop *loop) { pw_loop_enter(loop); }
static inline void cpipewire_loop_leave(struct pw_loop *loop) { pw_loop_leave(loop); }

static inline void cpipewire_core_listen(
    struct pw_core *core, struct spa_hook *hook, const struct pw_core_events *events, void *data) {
    pw_core_add_listener(core, hook, events, data);
}

static inline int cpipewire_core_sync(struct pw_core *core) { return pw_core_sync(core, PW_ID_CORE, 0); }

// Nil where the connection has ended.
static inline struct pw_registry *cpipewire_registry(struct pw_core *core) {
    return pw_core_get_registry(core, PW_VERSION_REGISTRY, 0);
}

static inline void cpipewire_registry_listen(
    struct pw_registry *registry, struct spa_hook *hook, const struct pw_registry_events *events, void *data) {
    pw_registry_add_listener(registry, hook, events, data);
}

#endif
