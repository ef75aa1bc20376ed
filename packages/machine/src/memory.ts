/** What a process may keep of JavaScript objects, in MB, unless its entry in the table says otherwise. */
const usualHeapMb = 192;

/**
 * Without a bound Node takes one from the size of the machine and lets rubbish lie until it is near. A small new space is
 * emptied more often, at little cost, and keeps what a request leaves behind from growing old.
 */
export const memoryFlags = ({ heapMb = usualHeapMb }: { heapMb?: number }) => [
  '--max-semi-space-size=4',
  `--max-old-space-size=${heapMb}`,
];

/** Fewer of the C library's memory pools, which each thread would have for itself; the image says the same. */
export const memorySettings = { MALLOC_ARENA_MAX: '2' };
