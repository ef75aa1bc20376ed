/** What a process may keep of JavaScript objects, in MB, unless its entry in the table says otherwise. */
const usualHeapMb = 192;

/**
 * Without a bound Node takes one from the size of the machine and lets rubbish lie until it is near. A small new space is
 * emptied more often, at little cost, and keeps what a request leaves behind from growing old. With a small bound V8 goes through
 * the whole heap each time that it has grown by a third; here it may double. The image says the same.
 */
export const memoryFlags = ({ heapMb = usualHeapMb }: { heapMb?: number }) => [
  '--max-semi-space-size=4',
  '--heap-growing-percent=100',
  `--max-old-space-size=${heapMb}`,
];

/** Fewer of the C library's memory pools, which each thread would have for itself; the image says the same. */
export const memorySettings = { MALLOC_ARENA_MAX: '2' };
