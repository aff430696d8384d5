// Watches the audio sources, sinks and clients of a server, and wakes the loop from other threads.

#ifndef MARQUEE_CPIPEWIRE_SOUNDWATCH_H
#define MARQUEE_CPIPEWIRE_SOUNDWATCH_H

#include <errno.h>
#include <pipewire/extensions/metadata.h>
#include <pipewire/pipewire.h>

// All are called on the loop's thread.
struct cpipewire_watch_events {
    // An audio node or a client is new, or has new properties.
    void (*object)(void *data, uint32_t id, int is_client, const struct spa_dict *properties);
    void (*removed)(void *data, uint32_t id);
    // A default has changed; the value is JSON, or NULL if there is none.
    void (*setting)(void *data, const char *key, const char *value);
    // All initial objects have been reported.
    void (*settled)(void *data);
    // The server is gone, or refuses us.
    void (*lost)(void *data, int error);
};

struct cpipewire_watch {
    struct pw_core *core;
    struct pw_registry *registry;
    struct spa_hook core_hook, registry_hook;
    struct spa_list bound;
    struct cpipewire_watch_events events;
    void *data;
    int round;
    int last;
};

// An object whose properties are requested.
struct cpipewire_bound {
    struct spa_list link;
    struct cpipewire_watch *watch;
    struct pw_proxy *proxy;
    struct spa_hook hook;
    uint32_t id;
    int is_client;
};

static inline void cpipewire_watch_node_info(void *data, const struct pw_node_info *info) {
    struct cpipewire_bound *bound = data;
    if (info->props != NULL) bound->watch->events.object(bound->watch->data, bound->id, 0, info->props);
}

static inline void cpipewire_watch_client_info(void *data, const struct pw_client_info *info) {
    struct cpipewire_bound *bound = data;
    if (info->props != NULL) bound->watch->events.object(bound->watch->data, bound->id, 1, info->props);
}

static inline int cpipewire_watch_property(
    void *data, uint32_t subject, const char *key, const char *type, const char *value) {
    struct cpipewire_bound *bound = data;
    (void)subject, (void)type;
    if (key != NULL) bound->watch->events.setting(bound->watch->data, key, value);
    return 0;
}

static inline void cpipewire_watch_bind(
    struct cpipewire_watch *watch, uint32_t id, const char *type, uint32_t version) {
    static const struct pw_node_events node_events = {PW_VERSION_NODE_EVENTS, .info = cpipewire_watch_node_info};
    static const struct pw_client_events client_events = {
        PW_VERSION_CLIENT_EVENTS, .info = cpipewire_watch_client_info};
    static const struct pw_metadata_events metadata_events = {
        PW_VERSION_METADATA_EVENTS, .property = cpipewire_watch_property};
    struct pw_proxy *proxy = pw_registry_bind(watch->registry, id, type, version, 0);
    if (proxy == NULL) return;
    struct cpipewire_bound *bound = calloc(1, sizeof *bound);
    if (bound == NULL) {
        pw_proxy_destroy(proxy);
        return;
    }
    bound->watch = watch;
    bound->proxy = proxy;
    bound->id = id;
    bound->is_client = strcmp(type, PW_TYPE_INTERFACE_Client) == 0;
    spa_list_append(&watch->bound, &bound->link);
    if (bound->is_client) pw_client_add_listener((struct pw_client *)proxy, &bound->hook, &client_events, bound);
    else if (strcmp(type, PW_TYPE_INTERFACE_Node) == 0)
        pw_node_add_listener((struct pw_node *)proxy, &bound->hook, &node_events, bound);
    else pw_metadata_add_listener((struct pw_metadata *)proxy, &bound->hook, &metadata_events, bound);
}

static inline void cpipewire_watch_let_go(struct cpipewire_bound *bound) {
    spa_list_remove(&bound->link);
    spa_hook_remove(&bound->hook);
    pw_proxy_destroy(bound->proxy);
    free(bound);
}

static inline void cpipewire_watch_global(
    void *data, uint32_t id, uint32_t permissions, const char *type, uint32_t version,
    const struct spa_dict *properties) {
    struct cpipewire_watch *watch = data;
    (void)permissions;
    if (properties == NULL) return;
    if (strcmp(type, PW_TYPE_INTERFACE_Node) == 0) {
        const char *kind = spa_dict_lookup(properties, PW_KEY_MEDIA_CLASS);
        if (kind == NULL || strstr(kind, "Audio") == NULL) return;
        watch->events.object(watch->data, id, 0, properties);
        if (strcmp(kind, "Stream/Output/Audio") == 0) cpipewire_watch_bind(watch, id, type, PW_VERSION_NODE);
    } else if (strcmp(type, PW_TYPE_INTERFACE_Client) == 0) {
        watch->events.object(watch->data, id, 1, properties);
        cpipewire_watch_bind(watch, id, type, PW_VERSION_CLIENT);
    } else if (strcmp(type, PW_TYPE_INTERFACE_Metadata) == 0) {
        const char *name = spa_dict_lookup(properties, PW_KEY_METADATA_NAME);
        if (name != NULL && strcmp(name, "default") == 0)
            cpipewire_watch_bind(watch, id, type, PW_VERSION_METADATA);
    }
}

static inline void cpipewire_watch_removed(void *data, uint32_t id) {
    struct cpipewire_watch *watch = data;
    struct cpipewire_bound *bound, *next;
    spa_list_for_each_safe(bound, next, &watch->bound, link) {
        if (bound->id == id) cpipewire_watch_let_go(bound);
    }
    watch->events.removed(watch->data, id);
}

static inline void cpipewire_watch_done(void *data, uint32_t id, int number) {
    struct cpipewire_watch *watch = data;
    if (id != PW_ID_CORE || number != watch->last) return;
    // The first answer follows the list of objects, the second their properties.
    if (watch->round++ == 0) watch->last = pw_core_sync(watch->core, PW_ID_CORE, 0);
    else watch->events.settled(watch->data);
}

static inline void cpipewire_watch_error(void *data, uint32_t id, int number, int status, const char *message) {
    struct cpipewire_watch *watch = data;
    (void)number, (void)message;
    if (id == PW_ID_CORE && (status == -EPIPE || watch->round < 2)) watch->events.lost(watch->data, -status);
}

// Returns NULL without memory.
static inline struct cpipewire_watch *cpipewire_watch_open(
    struct pw_core *core, struct cpipewire_watch_events events, void *data) {
    static const struct pw_core_events core_events = {
        PW_VERSION_CORE_EVENTS, .done = cpipewire_watch_done, .error = cpipewire_watch_error};
    static const struct pw_registry_events registry_events = {
        PW_VERSION_REGISTRY_EVENTS, .global = cpipewire_watch_global, .global_remove = cpipewire_watch_removed};
    struct cpipewire_watch *watch = calloc(1, sizeof *watch);
    if (watch == NULL) return NULL;
    watch->core = core;
    watch->events = events;
    watch->data = data;
    spa_list_init(&watch->bound);
    watch->registry = pw_core_get_registry(core, PW_VERSION_REGISTRY, 0);
    if (watch->registry == NULL) {
        free(watch);
        return NULL;
    }
    pw_core_add_listener(core, &watch->core_hook, &core_events, watch);
    pw_registry_add_listener(watch->registry, &watch->registry_hook, &registry_events, watch);
    watch->last = pw_core_sync(core, PW_ID_CORE, 0);
    return watch;
}

static inline void cpipewire_watch_close(struct cpipewire_watch *watch) {
    struct cpipewire_bound *bound, *next;
    spa_list_for_each_safe(bound, next, &watch->bound, link) cpipewire_watch_let_go(bound);
    spa_hook_remove(&watch->registry_hook);
    spa_hook_remove(&watch->core_hook);
    pw_proxy_destroy((struct pw_proxy *)watch->registry);
    free(watch);
}

static inline struct spa_source *cpipewire_event(
    struct pw_loop *loop, void (*happened)(void *data, uint64_t count), void *data) {
    return pw_loop_add_event(loop, happened, data);
}

static inline void cpipewire_signal(struct pw_loop *loop, struct spa_source *event) {
    pw_loop_signal_event(loop, event);
}

// Inactive until it is set.
static inline struct spa_source *cpipewire_timer(
    struct pw_loop *loop, void (*passed)(void *data, uint64_t count), void *data) {
    return pw_loop_add_timer(loop, passed, data);
}

// Fires once, after a time that is more than 0.
static inline void cpipewire_timer_set(struct pw_loop *loop, struct spa_source *timer, uint32_t milliseconds) {
    struct timespec value = {milliseconds / 1000, milliseconds % 1000 * 1000000};
    pw_loop_update_timer(loop, timer, &value, NULL, false);
}

static inline void cpipewire_remove(struct pw_loop *loop, struct spa_source *source) {
    pw_loop_destroy_source(loop, source);
}

#endif
