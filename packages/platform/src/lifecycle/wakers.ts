/** Wake-up callbacks of this process, by store and by kind of row. */
const waiting = new WeakMap<object, Map<string, Set<() => void>>>();

/** Calls `wake` whenever this process announces new work. Returns a function that stops it. */
export const onWork = (store: object, kind: string, wake: () => void): (() => void) => {
  const kinds = waiting.get(store) ?? new Map<string, Set<() => void>>();
  waiting.set(store, kinds);
  const wakes = kinds.get(kind) ?? new Set();
  kinds.set(kind, wakes);
  wakes.add(wake);
  return () => void wakes.delete(wake);
};

/** Wakes the workers of this kind in this process; other processes find the work by polling. */
export const tellOfWork = (store: object, kind: string): void => {
  for (const wake of waiting.get(store)?.get(kind) ?? []) wake();
};
