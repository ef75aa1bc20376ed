import { readTyped } from '@southline/kernel/typed-text';
import type { Quantity } from '../../../shared/pad/quantity-of.ts';

/** A quantity while it is typed: digits count at once, any other text is read when the field is left. */
export const typedQuantity = (text: string): Quantity => {
  const typed = readTyped(text);
  return typed === '' || /^[1-9]\d*$/.test(typed)
    ? { quantity: Number(typed), unread: undefined }
    : { quantity: 0, unread: text };
};
