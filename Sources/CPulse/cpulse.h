// PulseAudio's client library for the module MediaPipeline. It is not linked but loaded at first use, so that programs
// start without it; most machines with PipeWire do not have it.

#ifndef MARQUEE_CPULSE_H
#define MARQUEE_CPULSE_H

#include <dlfcn.h>
#include <pulse/pulseaudio.h>
#include <stdlib.h>
#include <sys/time.h>

#define CPULSE_FUNCTIONS(each) \
    each(mainloop_new) each(mainloop_free) each(mainloop_get_api) each(mainloop_iterate) each(mainloop_wakeup) \
    each(context_new) each(context_unref) each(context_connect) each(context_disconnect) each(context_get_state) \
    each(context_set_state_callback) each(context_subscribe) each(context_set_subscribe_callback) \
    each(context_get_server_info) each(context_get_sink_info_list) each(context_get_source_info_list) \
    each(context_get_sink_input_info_list) each(operation_unref) each(proplist_gets) \
    each(stream_new) each(stream_unref) each(stream_connect_record) each(stream_disconnect) \
    each(stream_set_monitor_stream) each(stream_set_read_callback) each(stream_set_state_callback) \
    each(stream_get_state) each(stream_peek) each(stream_drop) each(stream_get_latency)

// The functions by their names without pa_.
struct cpulse {
#define CPULSE_FIELD(name) __typeof__(&pa_##name) name;
    CPULSE_FUNCTIONS(CPULSE_FIELD)
#undef CPULSE_FIELD
};

// Returns 0 if the library or one of its functions is missing.
static inline int cpulse_open(struct cpulse *pulse) {
    void *library = dlopen("libpulse.so.0", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return 0;
#define CPULSE_LOOK_UP(name) \
    pulse->name = (__typeof__(pulse->name))dlsym(library, "pa_" #name); \
    if (pulse->name == NULL) return 0;
    CPULSE_FUNCTIONS(CPULSE_LOOK_UP)
#undef CPULSE_LOOK_UP
    return 1;
}

struct cpulse_timer {
    void (*passed)(void *data);
    void *data;
};

static inline void cpulse_timer_passed(
    pa_mainloop_api *api, pa_time_event *event, const struct timeval *time, void *data) {
    struct cpulse_timer *timer = data;
    (void)time;
    timer->passed(timer->data);
    api->time_free(event);
}

static inline void cpulse_timer_free(pa_mainloop_api *api, pa_time_event *event, void *data) {
    (void)api;
    (void)event;
    free(data);
}

// Calls `passed` once after a time on the loop's thread, unless the loop ends first. Returns 0 without memory.
static inline int cpulse_after(
    pa_mainloop_api *api, uint32_t milliseconds, void (*passed)(void *data), void *data) {
    struct cpulse_timer *timer = malloc(sizeof *timer);
    if (timer == NULL) return 0;
    *timer = (struct cpulse_timer){passed, data};
    struct timeval time;
    gettimeofday(&time, NULL);
    time.tv_sec += milliseconds / 1000;
    time.tv_usec += milliseconds % 1000 * 1000;
    if (time.tv_usec >= 1000000) {
        time.tv_sec += 1;
        time.tv_usec -= 1000000;
    }
    pa_time_event *event = api->time_new(api, &time, cpulse_timer_passed, timer);
    if (event == NULL) {
        free(timer);
        return 0;
    }
    api->time_set_destroy(event, cpulse_timer_free);
    return 1;
}

#endif
