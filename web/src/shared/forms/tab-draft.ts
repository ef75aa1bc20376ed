import { holdsCardNumber } from '@southline/kernel/card-number';

/** Whose draft it is, of which form and about which order or item: another person's, or another order's, starts anew. */
export type DraftOf = { form: string; region: string; who: string; about: string };
type Draft = Pick<DraftOf, 'who' | 'about'> & { values: Record<string, string> };

const isDraft = (value: unknown, names: string[]): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'values' in value &&
  typeof value.values === 'object' &&
  value.values !== null &&
  names.every((name) => typeof Reflect.get(value.values as object, name) === 'string');

/** What was typed into a form and not sent: for this tab until it is sent or its person leaves. No card. */
export const tabDraft = (storage: Storage, { form, region, who, about }: DraftOf) => {
  const key = `southline.${form}.${region}`;
  return {
    /** With the names of `like` and no others. */
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
      // Typed into the wrong field: the form refuses it, and nothing keeps it.
      if (Object.values(values).some(holdsCardNumber)) {
        storage.removeItem(key);
        return;
      }
      try {
        storage.setItem(key, JSON.stringify({ who, about, values } satisfies Draft));
      } catch {
        // A full or forbidden storage: the draft lives as long as the page.
      }
    },
    forget: (): void => storage.removeItem(key),
  };
};
