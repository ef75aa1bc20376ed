import { holdsCardNumber } from '@southline/kernel/card-number';
import type { TextStorage } from '../store/browser-storage.ts';

/** Identifies a draft: its person, its form, and the order or item. A draft of another person or order is not used. */
export type DraftOf = { form: string; region: string; who: string; about: string };
type Draft = Pick<DraftOf, 'who' | 'about'> & { values: Record<string, string> };

const isDraft = (value: unknown, names: string[]): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'values' in value &&
  typeof value.values === 'object' &&
  value.values !== null &&
  names.every((name) => typeof Reflect.get(value.values as object, name) === 'string');

/** Stores unsent form text for this tab, until it is sent or the person leaves. Card data is never stored. */
export const tabDraft = (storage: TextStorage, { form, region, who, about }: DraftOf) => {
  const key = `southline.${form}.${region}`;
  return {
    /** Reads only fields with the names of `like`. */
    read: <Values extends Record<string, string>>(like: Values): Values | null => {
      try {
        const names = Object.keys(like);
        const draft: unknown = JSON.parse(storage.getItem(key) ?? 'null');
        if (!isDraft(draft, names) || draft.who !== who || draft.about !== about) return null;
        return Object.fromEntries(names.map((name) => [name, draft.values[name]])) as Values;
      } catch {
        return null;
      }
    },
    keep: (values: Record<string, string>): void => {
      // A card number typed into a wrong field: the form refuses it, and the draft is not stored.
      if (Object.values(values).some(holdsCardNumber)) {
        storage.removeItem(key);
        return;
      }
      // If the storage is full or forbidden, the draft lasts only as long as the page.
      storage.setItem(key, JSON.stringify({ who, about, values } satisfies Draft));
    },
    forget: (): void => storage.removeItem(key),
  };
};
