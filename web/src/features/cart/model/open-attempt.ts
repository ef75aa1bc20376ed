import type { TextStorage } from '../../../shared/store/browser-storage.ts';
import type { Attempt } from './payment-state.ts';

const KEY = 'southline.payment';

const isAttempt = (value: unknown): value is Attempt =>
  typeof value === 'object' &&
  value !== null &&
  ['orderID', 'orderNo', 'accessCode', 'rdTransactionNo'].every((name) => typeof Reflect.get(value, name) === 'string');

/** The attempt whose card may have been posted, for this tab and region. Ids only, no card or buyer data. */
export const openAttempts = (storage: TextStorage, region: string) => {
  const key = `${KEY}.${region}`;
  return {
    read: (): Attempt | null => {
      try {
        const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
        return isAttempt(value) ? value : null;
      } catch {
        return null;
      }
    },
    remember: ({ orderID, orderNo, accessCode, rdTransactionNo }: Attempt) =>
      storage.setItem(key, JSON.stringify({ orderID, orderNo, accessCode, rdTransactionNo })),
    forget: () => storage.removeItem(key),
  };
};
