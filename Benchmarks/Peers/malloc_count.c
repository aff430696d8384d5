// Counts a program's heap allocations: loaded before it with LD_PRELOAD, asked by marquee_malloc_count(), and by others
// while it runs as the first eight bytes of the file that MARQUEE_MALLOC_FILE names.
// cc -O2 -shared -fPIC -o malloc_count.so malloc_count.c

#include <fcntl.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static uint64_t own;
static uint64_t *count = &own;

static void note(void) { __atomic_fetch_add(count, 1, __ATOMIC_RELAXED); }

uint64_t marquee_malloc_count(void) { return __atomic_load_n(count, __ATOMIC_RELAXED); }

__attribute__((constructor)) static void share(void) {
    const char *name = getenv("MARQUEE_MALLOC_FILE");
    int file = name ? open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0600) : -1;
    if (file < 0) return;
    void *page = ftruncate(file, sizeof own) == 0
        ? mmap(NULL, sizeof own, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0) : MAP_FAILED;
    if (page != MAP_FAILED) count = page;
    close(file);
}

void *malloc(size_t size) { note(); return __libc_malloc(size); }
void *calloc(size_t items, size_t size) { note(); return __libc_calloc(items, size); }
void *realloc(void *old, size_t size) { note(); return __libc_realloc(old, size); }
void *memalign(size_t alignment, size_t size) { note(); return __libc_memalign(alignment, size); }
void *aligned_alloc(size_t alignment, size_t size) { note(); return __libc_memalign(alignment, size); }
int posix_memalign(void **result, size_t alignment, size_t size) {
    note();
    *result = __libc_memalign(alignment, size);
    return *result ? 0 : 12;
}
