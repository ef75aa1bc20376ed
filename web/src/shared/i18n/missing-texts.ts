import { createContext, use, useSyncExternalStore } from 'react';

/** Message ids without a text in the chosen language, or with an invalid one. They were shown in English. */
export type MissingTexts = {
  note(id: string): void;
  subscribe(listener: () => void): () => void;
  current(): readonly string[];
};

export const createMissingTexts = (): MissingTexts => {
  const ids = new Set<string>();
  const listeners = new Set<() => void>();
  let shown: readonly string[] = [];
  return {
    note: (id) => {
      if (ids.has(id)) return;
      ids.add(id);
      // Collected while a page renders; the list itself renders afterwards.
      queueMicrotask(() => {
        shown = [...ids].sort();
        for (const listener of listeners) listener();
      });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => shown,
  };
};

const MissingContext = createContext<MissingTexts | null>(null);
export const MissingTextsProvider = MissingContext.Provider;
export const useNoteMissing = (): MissingTexts | null => use(MissingContext);

const none: readonly string[] = [];
export const useMissingTexts = (): readonly string[] => {
  const missing = use(MissingContext);
  return useSyncExternalStore(
    missing?.subscribe ?? (() => () => undefined),
    () => missing?.current() ?? none,
    () => none,
  );
};
