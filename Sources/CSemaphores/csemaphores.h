// POSIX named semaphores for the module ScreenBroadcast: sem_open(3) has arguments that Swift can't pass, and a wait
// with a timeout differs between systems. Only the C library is linked.

#ifndef MARQUEE_CSEMAPHORES_H
#define MARQUEE_CSEMAPHORES_H

#include <errno.h>
#include <fcntl.h>
#include <semaphore.h>
#include <sys/stat.h>
#include <time.h>

// Creates a new semaphore for this user only. Returns NULL and the errno in `reason` on failure.
static inline void *csemaphores_make(const char *name, unsigned value, int *reason) {
    sem_t *semaphore = sem_open(name, O_CREAT | O_EXCL, 0600, value);
    if (semaphore != SEM_FAILED) return semaphore;
    *reason = errno;
    return 0;
}

static inline void *csemaphores_open(const char *name, int *reason) {
    sem_t *semaphore = sem_open(name, 0);
    if (semaphore != SEM_FAILED) return semaphore;
    *reason = errno;
    return 0;
}

static inline void csemaphores_close(void *semaphore) { sem_close((sem_t *)semaphore); }
static inline int csemaphores_unlink(const char *name) { return sem_unlink(name); }
static inline int csemaphores_post(void *semaphore) { return sem_post((sem_t *)semaphore); }

// Returns 0 if it was acquired, otherwise an errno, such as ETIMEDOUT. The timeout uses the real-time clock, as
// sem_timedwait(3) does, so long waits are repeated.
static inline int csemaphores_wait(void *semaphore, long long nanoseconds) {
    if (sem_trywait((sem_t *)semaphore) == 0) return 0;
    if (nanoseconds <= 0) return ETIMEDOUT;
#if defined(__APPLE__)
    struct timespec pause = {0, 1000000};
    for (long long waited = 0; waited < nanoseconds; waited += 1000000) {
        nanosleep(&pause, 0);
        if (sem_trywait((sem_t *)semaphore) == 0) return 0;
    }
    return ETIMEDOUT;
#else
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += nanoseconds / 1000000000;
    until.tv_nsec += nanoseconds % 1000000000;
    if (until.tv_nsec >= 1000000000) {
        until.tv_sec += 1;
        until.tv_nsec -= 1000000000;
    }
    return sem_timedwait((sem_t *)semaphore, &until) == 0 ? 0 : errno;
#endif
}

#endif
