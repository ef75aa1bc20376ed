type Wake = (at?: number) => void;

/** Wake-up callbacks of this process, by store and by kind of row. */
const waiting = new WeakMap<object, Map<string, Set<Wake>>>();

/** Calls `wake` whenever this process announces new work. Returns a function that stops it. */
export const onWork = (store: object, kind: string, wake: Wake): (() => void) => {
  const kinds = waiting.get(store) ?? new Map<string, Set<Wake>>();
  waiting.set(store, kinds);
  const wakes = kinds.get(kind) ?? new Set();
  kinds.set(kind, wakes);
  wakes.add(wake);
  return () => void wakes.delete(wake);
};

/** Wakes the workers of this kind in this process, at a time (ms since 1970) or now. Other processes find the work by polling. */
export const announceWork = (store: object, kind: string, at?: number): void => {
  for (const wake of waiting.get(store)?.get(kind) ?? []) wake(at);
};
