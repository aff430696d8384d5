// Functions for PipeWire's macros: the connection to the server and its loop.

#ifndef MARQUEE_CPIPEWIRE_CONNECTION_H
#define MARQUEE_CPIPEWIRE_CONNECTION_H

#include <pipewire/pipewire.h>

static inline const char *cpipewire_version(void) { return pw_get_library_version(); }

// Readable when the loop has work.
static inline int cpipewire_loop_descriptor(struct pw_loop *loop) { return pw_loop_get_fd(loop); }

// Handles pending events without waiting. Only between enter and leave, all on one thread.
static inline int cpipewire_loop_turn(struct pw_loop *loop) { return pw_loop_iterate(loop, 0); }
static inline void cpipewire_loop_enter(struct pw_loop *loop) { pw_loop_enter(loop); }
static inline void cpipewire_loop_leave(struct pw_loop *loop) { pw_loop_leave(loop); }

static inline void cpipewire_core_listen(
    struct pw_core *core, struct spa_hook *hook, const struct pw_core_events *events, void *data) {
    pw_core_add_listener(core, hook, events, data);
}

static inline int cpipewire_core_sync(struct pw_core *core) { return pw_core_sync(core, PW_ID_CORE, 0); }

// NULL if the connection has ended.
static inline struct pw_registry *cpipewire_registry(struct pw_core *core) {
    return pw_core_get_registry(core, PW_VERSION_REGISTRY, 0);
}

static inline void cpipewire_registry_listen(
    struct pw_registry *registry, struct spa_hook *hook, const struct pw_registry_events *events, void *data) {
    pw_registry_add_listener(registry, hook, events, data);
}

#endif
