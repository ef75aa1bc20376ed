import { useEffect } from 'react';
import type { tabDraft } from './tab-draft.ts';

type Values = Readonly<Record<string, string>>;

const isSame = (one: Values, other: Values) => Object.keys(other).every((name) => one[name] === other[name]);

/** Stores values that differ from `saved`; unchanged values and a form that is `done` are not stored. */
export const useTabDraft = (
  draft: ReturnType<typeof tabDraft>,
  values: Values,
  { saved, about, done = false }: { saved: Values; about: string; done?: boolean },
) => {
  const unchanged = isSame(values, saved);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typed values cause a save; `about` is the name of the draft
  useEffect(() => {
    if (unchanged || done) draft.forget();
    else draft.keep(values);
  }, [values, unchanged, about, done]);
};
