import { useSyncExternalStore } from 'react';

/** More parts do not fit beside each other. */
export const MOST_COMPARED = 4;
export const LEAST_COMPARED = 2;

let marked: readonly string[] = [];
const listeners = new Set<() => void>();

const set = (next: readonly string[]): void => {
  marked = next;
  for (const listener of listeners) listener();
};

/** Marks a part, or removes its mark; a fifth part is not marked. */
export const toggleCompared = (productNr: string): void => {
  if (marked.includes(productNr)) set(marked.filter((each) => each !== productNr));
  else if (marked.length < MOST_COMPARED) set([...marked, productNr]);
};
export const clearCompared = (): void => set([]);

const none: readonly string[] = [];
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The parts marked for comparison. They stay from list to list, until the page is reloaded. */
export const useCompared = (): readonly string[] =>
  useSyncExternalStore(
    subscribe,
    () => marked,
    () => none,
  );
