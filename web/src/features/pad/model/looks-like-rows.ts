import { readList } from '@southline/kernel/read-list';

/** Whether a text pasted into a cell has more than a part number: several lines or columns, or a number with a quantity. */
export const looksLikeRows = (text: string): boolean => {
  if (/[\r\n\t]/.test(text.trim())) return true;
  const [first, ...more] = readList(text).rows;
  return more.length > 0 || (first !== undefined && (first.quantity > 0 || first.unread !== undefined));
};
