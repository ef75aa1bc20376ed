import { readCount } from '@southline/kernel/read-count';
import { readTyped } from '@southline/kernel/typed-text';
import type { TypedRow } from '../../../shared/store/pad-slice.ts';

type Quantity = Pick<TypedRow, 'quantity' | 'unread' | 'reason'>;

const unreadable = (text: string): Quantity => ({ quantity: 0, unread: text, reason: 'NotACount' });

/** A complete quantity. A text that is no count of pieces stays as it is, and the row is a problem. */
export const quantityOf = (text: string): Quantity => {
  const quantity = text.trim() === '' ? 0 : readCount(text);
  return quantity === undefined ? unreadable(text) : { quantity, unread: undefined };
};

/** A quantity while it is typed: digits count at once, any other text is read when the field is left. */
export const typedQuantity = (text: string): Quantity => {
  const typed = readTyped(text);
  return typed === '' || /^[1-9]\d*$/.test(typed) ? { quantity: Number(typed), unread: undefined } : unreadable(text);
};
