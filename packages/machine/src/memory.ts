/** The limit of a process's JavaScript heap in MB, unless its entry in the table sets another. */
const usualHeapMb = 192;

/**
 * Without a limit Node derives one from the size of the machine and collects garbage only close to it. A small new space is
 * collected more often, at little cost, so that objects of a request are not promoted. With a small limit V8 collects the
 * whole heap each time it has grown by a third; here it may double. The container image sets the same flags.
 */
export const memoryFlags = ({ heapMb = usualHeapMb }: { heapMb?: number }) => [
  '--max-semi-space-size=4',
  '--heap-growing-percent=100',
  `--max-old-space-size=${heapMb}`,
];

/** Limits the C library's memory pools, of which each thread would otherwise have its own; the image has the same setting. */
export const memorySettings = { MALLOC_ARENA_MAX: '2' };
