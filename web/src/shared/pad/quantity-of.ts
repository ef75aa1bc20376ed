import { readCount } from '@southline/kernel/read-count';
import type { TypedRow } from '../store/pad-slice.ts';

export type Quantity = Pick<TypedRow, 'quantity' | 'unread'>;

/** A complete quantity. A text that is no count of pieces stays as it is, and the row is a problem. */
export const quantityOf = (text: string): Quantity => {
  const quantity = text.trim() === '' ? 0 : readCount(text);
  return quantity === undefined ? { quantity: 0, unread: text } : { quantity, unread: undefined };
};
