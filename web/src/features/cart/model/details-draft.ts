import { holdsCardNumber } from '@southline/kernel/card-number';
import type { CheckoutValues } from './checkout-values.ts';

const KEY = 'southline.details';

/** Whose details they are and for which order: another person's, or the next order's, start anew. */
export type DraftOf = { region: string; who: string; orderID: string };
type Draft = Omit<DraftOf, 'region'> & { values: CheckoutValues };

const isDraft = (value: unknown, names: string[]): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'values' in value &&
  typeof value.values === 'object' &&
  value.values !== null &&
  names.every((name) => typeof Reflect.get(value.values as object, name) === 'string');

/** What was typed into the details and not saved, for this tab until the order is placed or its person leaves. No card. */
export const detailsDraft = (storage: Storage, { region, who, orderID }: DraftOf) => {
  const key = `${KEY}.${region}`;
  return {
    /** With the names of `like` and no others. */
    read: (like: CheckoutValues): CheckoutValues | null => {
      try {
        const names = Object.keys(like) as (keyof CheckoutValues)[];
        const draft: unknown = JSON.parse(storage.getItem(key) ?? 'null');
        if (!isDraft(draft, names) || draft.who !== who || draft.orderID !== orderID) return null;
        return Object.fromEntries(names.map((name) => [name, draft.values[name]])) as CheckoutValues;
      } catch {
        return null;
      }
    },
    keep: (values: CheckoutValues): void => {
      // Typed into the wrong field: the form refuses it, and nothing keeps it.
      if (Object.values(values).some(holdsCardNumber)) {
        storage.removeItem(key);
        return;
      }
      try {
        storage.setItem(key, JSON.stringify({ who, orderID, values } satisfies Draft));
      } catch {
        // A full or forbidden storage: the details live as long as the page.
      }
    },
    forget: (): void => storage.removeItem(key),
  };
};
