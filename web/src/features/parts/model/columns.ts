import type { PartRow } from '../api/part-types.ts';

type Attributes = Pick<PartRow, 'attributes' | 'keyAttributes'>;

/** The most columns of a wide screen. The stylesheet hides columns that have no room. */
const MOST_COLUMNS = 9;
/** A column that is empty in most rows is not worth its width. */
const FILLED = 0.5;

type Seen = { rows: number; values: Set<string>; place: number };

/** Where a part belongs on a vehicle. Buyers look for it first, so it has a column even if few rows of the list have it. */
const PLACES = ['Axle', 'Side'];
/** Of a part for either side; no information in a list. */
const ANY_SIDE = 'universal';

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
  const places = PLACES.filter((name) => [...(seen.get(name)?.values ?? [])].some((value) => value !== ANY_SIDE));
  const others = [...seen]
    .filter(([name, column]) => {
      const differs = column.values.size > 1 || rows.length === 1;
      return !PLACES.includes(name) && column.rows >= rows.length * FILLED && differs;
    })
    .sort(([, a], [, b]) => a.place - b.place)
    .map(([name]) => name);
  return [...places, ...others].slice(0, MOST_COLUMNS);
};

export const attributeOf = ({ attributes = [] }: Pick<PartRow, 'attributes'>, name: string): string =>
  attributes.find((each) => each.name === name)?.value ?? '';

/** Whether the fit of any part is known; otherwise the column is useless. */
export const isChecked = (rows: readonly PartRow[]): boolean =>
  rows.some(({ fit, childPartListing }) => fit !== 'Unknown' || isChecked(childPartListing));
