// The types of sd-bus (libsystemd, sd-bus(3)) that the module DBus uses.
//
// Only declarations, and nothing is linked: DBus loads the library at first use, so that programs start without it.
// Each typedef is the type of the function of that name without `_function`.

#ifndef MARQUEE_CSYSTEMD_H
#define MARQUEE_CSYSTEMD_H

#include <stdint.h>

// Only the functions themselves are known not to be null.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wnullability-completeness"

typedef struct sd_bus sd_bus;
typedef struct sd_bus_message sd_bus_message;
typedef struct sd_bus_slot sd_bus_slot;

typedef struct {
    const char *name;
    const char *message;
    int _need_free;
} sd_bus_error;

typedef int (*sd_bus_message_handler_t)(sd_bus_message *message, void *userdata, sd_bus_error *error);

// Connections.
typedef int (*_Nonnull sd_bus_new_function)(sd_bus **bus);
typedef int (*_Nonnull sd_bus_open_function)(sd_bus **bus);
typedef int (*_Nonnull sd_bus_set_address_function)(sd_bus *bus, const char *address);
typedef int (*_Nonnull sd_bus_set_bus_client_function)(sd_bus *bus, int is_client);
typedef int (*_Nonnull sd_bus_start_function)(sd_bus *bus);
typedef int (*_Nonnull sd_bus_negotiate_fds_function)(sd_bus *bus, int wants_descriptors);
typedef sd_bus *(*_Nonnull sd_bus_close_unref_function)(sd_bus *bus);
typedef int (*_Nonnull sd_bus_get_fd_function)(sd_bus *bus);
typedef int (*_Nonnull sd_bus_get_events_function)(sd_bus *bus);
typedef int (*_Nonnull sd_bus_get_timeout_function)(sd_bus *bus, uint64_t *microseconds);
typedef int (*_Nonnull sd_bus_process_function)(sd_bus *bus, sd_bus_message **message);

// Calls and matches.
typedef int (*_Nonnull sd_bus_call_async_function)(
    sd_bus *bus, sd_bus_slot **slot, sd_bus_message *message, sd_bus_message_handler_t handler, void *userdata,
    uint64_t microseconds);
typedef int (*_Nonnull sd_bus_send_function)(sd_bus *bus, sd_bus_message *message, uint64_t *cookie);
typedef int (*_Nonnull sd_bus_add_match_async_function)(
    sd_bus *bus, sd_bus_slot **slot, const char *match, sd_bus_message_handler_t handler,
    sd_bus_message_handler_t installed, void *userdata);
typedef sd_bus_slot *(*_Nonnull sd_bus_slot_unref_function)(sd_bus_slot *slot);

// Objects.
typedef int (*_Nonnull sd_bus_add_object_function)(
    sd_bus *bus, sd_bus_slot **slot, const char *path, sd_bus_message_handler_t handler, void *userdata);

// Messages.
typedef int (*_Nonnull sd_bus_message_new_method_call_function)(
    sd_bus *bus, sd_bus_message **message, const char *destination, const char *path, const char *interface,
    const char *member);
typedef int (*_Nonnull sd_bus_message_new_signal_function)(
    sd_bus *bus, sd_bus_message **message, const char *path, const char *interface, const char *member);
typedef int (*_Nonnull sd_bus_message_new_method_return_function)(sd_bus_message *call, sd_bus_message **message);
typedef int (*_Nonnull sd_bus_message_new_method_error_function)(
    sd_bus_message *call, sd_bus_message **message, const sd_bus_error *error);
typedef int (*_Nonnull sd_bus_message_get_expect_reply_function)(sd_bus_message *message);
typedef sd_bus_message *(*_Nonnull sd_bus_message_ref_function)(sd_bus_message *message);
typedef sd_bus_message *(*_Nonnull sd_bus_message_unref_function)(sd_bus_message *message);
typedef const sd_bus_error *(*_Nonnull sd_bus_message_get_error_function)(sd_bus_message *message);
typedef const char *(*_Nonnull sd_bus_message_get_text_function)(sd_bus_message *message);
typedef int (*_Nonnull sd_bus_message_append_basic_function)(sd_bus_message *message, char type, const void *value);
typedef int (*_Nonnull sd_bus_message_open_container_function)(
    sd_bus_message *message, char type, const char *contents);
typedef int (*_Nonnull sd_bus_message_close_container_function)(sd_bus_message *message);
typedef int (*_Nonnull sd_bus_message_peek_type_function)(
    sd_bus_message *message, char *type, const char **contents);
typedef int (*_Nonnull sd_bus_message_read_basic_function)(sd_bus_message *message, char type, void *value);
typedef int (*_Nonnull sd_bus_message_enter_container_function)(
    sd_bus_message *message, char type, const char *contents);
typedef int (*_Nonnull sd_bus_message_exit_container_function)(sd_bus_message *message);

#pragma clang diagnostic pop

#endif
