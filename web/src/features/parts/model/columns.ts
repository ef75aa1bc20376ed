import type { PartRow } from '../api/part-types.ts';

type Attributes = Pick<PartRow, 'attributes' | 'keyAttributes'>;

/** The most columns of a wide screen. The stylesheet hides columns that have no room. */
const MOST_COLUMNS = 9;
/** A column that is empty in most rows is not worth its width. */
const FILLED = 0.5;

type Seen = { rows: number; values: Set<string>; place: number };

/** Attributes shared by the rows of a list that differ between them, in the order in which buyers look for them. */
export const columnsOf = (rows: readonly Attributes[]): string[] => {
  const seen = new Map<string, Seen>();
  for (const { attributes = [], keyAttributes } of rows) {
    for (const { name, value } of attributes) {
      const place = keyAttributes.indexOf(value);
      const column = seen.get(name) ?? { rows: 0, values: new Set(), place: Number.MAX_SAFE_INTEGER };
      column.rows += 1;
      column.values.add(value);
      if (place >= 0) column.place = Math.min(column.place, place);
      seen.set(name, column);
    }
  }
  return [...seen]
    .filter(([, column]) => column.rows >= rows.length * FILLED && (column.values.size > 1 || rows.length === 1))
    .sort(([, a], [, b]) => a.place - b.place)
    .slice(0, MOST_COLUMNS)
    .map(([name]) => name);
};

export const attributeOf = ({ attributes = [] }: Pick<PartRow, 'attributes'>, name: string): string =>
  attributes.find((each) => each.name === name)?.value ?? '';

const natural = new Intl.Collator('en-AU', { numeric: true });

/** Sorts by an attribute, as numbers or as words. Rows without the attribute come last. */
export const sortedBy = <Row extends Pick<PartRow, 'attributes'>>(rows: readonly Row[], name: string): Row[] =>
  rows.toSorted((one, other) => {
    const [a, b] = [attributeOf(one, name), attributeOf(other, name)];
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    return Number.parseFloat(a) - Number.parseFloat(b) || natural.compare(a, b);
  });

/** Whether the fit of any part is known; otherwise the column is useless. */
export const isChecked = (rows: readonly PartRow[]): boolean =>
  rows.some(({ fit, childPartListing }) => fit !== 'Unknown' || isChecked(childPartListing));
