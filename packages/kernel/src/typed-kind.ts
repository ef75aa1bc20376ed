import { type ListRow, looksLikeNumber, readList } from './list/read-list.ts';
import { readCode } from './typed-text.ts';
import { type VehicleKind, vehicleKindOf } from './vehicle-kind.ts';
import { vehicleNumberIn } from './vehicle-number.ts';

export type TypedKind = 'Empty' | 'List' | VehicleKind | 'Number' | 'Words';

/** A text without them has one number at most. */
const separates = /[\s,;|\u3001\uff0c\uff1b\uff5c]/;

/** The rows of a list of numbers: two or more, and not more other lines; none for any other text. */
export const rowsOfList = (text: string): readonly ListRow[] => {
  if (!/\p{N}/u.test(text) || !separates.test(text.trim())) return [];
  const { rows, ignored } = readList(text);
  const numbered = rows.filter(({ partNo }) => looksLikeNumber(partNo));
  return numbered.length >= 2 && numbered.length * 2 > rows.length + ignored ? rows : [];
};

/** The kind of a text typed into the search box. */
export const kindOfTyped = (text: string): TypedKind => {
  if (readCode(text) === '') return 'Empty';
  const vehicle = vehicleKindOf(text);
  if (vehicle) return vehicle;
  if (rowsOfList(text).length > 0) return 'List';
  const { number: typed } = vehicleNumberIn(text);
  return /\d/.test(typed) && !/(?:^|\s)\p{L}{3,}(?=\s|$)/u.test(typed) ? 'Number' : 'Words';
};
