import type { Body } from '@southline/rest/types';
import type { Region } from '../http/api-client.ts';
import { browserStorage } from '../store/browser-storage.ts';

/** The part's facts when the buyer added it. */
export type SeenPart = { description: string; listPrice: number; isFreePart: boolean };

/** A part that was added without a connection. `key`: the idempotency key of the call that adds it. */
export type LaterPart = Body<'cart/add-to-cart'> & SeenPart & { region: Region; key: string };

/** The result of adding it. `refusal`: the server's reason. `now`: the new facts, if they differ. `inStock`: the stock, if it is too little. */
export type LaterOutcome = LaterPart & { refusal?: string; inStock?: number; now?: SeenPart };

type State = { waiting: readonly LaterPart[]; outcomes: readonly LaterOutcome[] };

const KEY = 'southline-later';
const nothing: State = { waiting: [], outcomes: [] };

const listeners = new Set<() => void>();
let read: { text: string | null; state: State } = { text: null, state: nothing };

const parsed = (text: string): State => {
  try {
    const { waiting, outcomes } = JSON.parse(text) as State;
    return Array.isArray(waiting) && Array.isArray(outcomes) ? { waiting, outcomes } : nothing;
  } catch {
    // Not written by this client. The next change overwrites it.
    return nothing;
  }
};

const state = (): State => {
  const text = browserStorage.getItem(KEY);
  // The same text gives the same object, as React expects of a store.
  if (text !== read.text) read = { text, state: text === null ? nothing : parsed(text) };
  return read.state;
};

const set = (next: State): void => {
  const text = JSON.stringify(next);
  if (next.waiting.length + next.outcomes.length === 0) browserStorage.removeItem(KEY);
  else if (!browserStorage.setItem(KEY, text)) throw new Error('The browser stores nothing.');
  for (const tell of listeners) tell();
};

/**
 * Parts that buyers added without a connection, and what became of them. This device stores them until the buyer has seen the
 * outcome.
 */
export const laterParts = {
  state,
  subscribe: (tell: () => void) => {
    listeners.add(tell);
    // Another tab.
    window.addEventListener('storage', tell);
    return () => {
      listeners.delete(tell);
      window.removeEventListener('storage', tell);
    };
  },
  /** Throws if this browser stores nothing. */
  add: (parts: readonly Omit<LaterPart, 'key'>[]): void => {
    const { waiting, outcomes } = state();
    const added = parts.map((part) => ({ ...part, key: crypto.randomUUID() }));
    set({ waiting: [...waiting, ...added], outcomes });
  },
  remove: (key: string): void => {
    const { waiting, outcomes } = state();
    set({ waiting: waiting.filter((part) => part.key !== key), outcomes });
  },
  settle: (settled: readonly LaterOutcome[]): void => {
    const { waiting, outcomes } = state();
    const keys = new Set(settled.map(({ key }) => key));
    const isOther = ({ key }: LaterPart) => !keys.has(key);
    set({ waiting: waiting.filter(isOther), outcomes: [...outcomes.filter(isOther), ...settled] });
  },
  close: (): void => set({ waiting: state().waiting, outcomes: [] }),
  clear: (): void => set(nothing),
};
