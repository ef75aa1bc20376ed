import { placeSlug } from '@southline/kernel/place-slug';
import { centreOf, kmBetween, type Position, type Postcode, type State, type Suburb } from './place.ts';

/** A row of a list of localities. */
export interface LocalityRow {
  /** Numbered as in a spreadsheet. */
  readonly row: number;
  readonly suburb: string;
  /** The town or region that distinguishes it from others of the same name; may be empty. */
  readonly of: string;
  readonly state: State;
  readonly area: string;
  readonly postcode: string;
  readonly position: Position;
  /** Whether the postcode belongs to PO boxes or to a large mail receiver. */
  readonly isBox: boolean;
}

/** Rows of one name within this distance, or with one postcode, are one place; towns of the same name are further apart. */
const onePlaceKm = 15;
/** A larger distance for rows of the same town, because their coordinates may be those of their postcode. */
const oneTownKm = 80;

const clusters = (rows: readonly LocalityRow[]): LocalityRow[][] => {
  const found: LocalityRow[][] = [];
  for (const row of rows) {
    const near = found.filter((cluster) =>
      cluster.some(
        ({ position, postcode, of }) =>
          postcode === row.postcode ||
          kmBetween(position, row.position) <= (of !== '' && of === row.of ? oneTownKm : onePlaceKm),
      ),
    );
    const [first, ...others] = near;
    if (!first) {
      found.push([row]);
      continue;
    }
    first.push(row, ...others.flat());
    for (const other of others) found.splice(found.indexOf(other), 1);
  }
  return found;
};

const ofStreets = (rows: readonly LocalityRow[]): readonly LocalityRow[] => {
  const streets = rows.filter(({ isBox }) => !isBox);
  return streets.length > 0 ? streets : rows;
};

const toSuburb = (rows: readonly LocalityRow[]): Suburb & { readonly of: string } => {
  const streets = ofStreets(rows);
  const [first] = streets;
  if (!first) throw new Error('A place has rows.');
  const codes = (list: readonly LocalityRow[]) => list.map(({ postcode }) => postcode).sort();
  return {
    label: first.suburb,
    name: first.suburb,
    of: first.of,
    state: first.state,
    area: first.area,
    postcodes: [...new Set([...codes(streets), ...codes(rows)])],
    position: centreOf(streets.map(({ position }) => position)),
    listed: streets.some(({ isBox }) => !isBox),
  };
};

/** Places of a state with the same name are distinguished by town, then by postcode. */
const distinguish = (same: readonly (Suburb & { readonly of: string })[]): Suburb[] => {
  const suburbs = same.map(({ of, ...suburb }) => {
    const label = same.length > 1 && of !== '' && of !== suburb.name ? `${suburb.name}, ${of}` : suburb.name;
    return { ...suburb, label };
  });
  return [...Map.groupBy(suburbs, ({ label }) => placeSlug(label)).values()].flatMap((list) =>
    list.length === 1 ? list : list.map((each) => ({ ...each, label: `${each.label} (${each.postcodes[0] ?? ''})` })),
  );
};

/** Places from the rows of a list: suburbs with their postcodes, and postcodes with their centres. */
export const gatherPlaces = (rows: readonly LocalityRow[]): { suburbs: Suburb[]; postcodes: Postcode[] } => {
  const names = Map.groupBy(rows, ({ state, suburb }) => `${state}/${placeSlug(suburb)}`);
  const suburbs = [...names.values()].flatMap((same) => distinguish(clusters(same).map(toSuburb)));
  const codes = Map.groupBy(rows, ({ state, postcode }) => `${state}/${postcode}`);
  const postcodes = [...codes.values()].flatMap((same) => {
    const streets = ofStreets(same);
    const [first] = streets;
    if (!first) return [];
    const { state, postcode, isBox } = first;
    return [{ state, postcode, listed: !isBox, position: centreOf(streets.map(({ position }) => position)) }];
  });
  return { suburbs, postcodes };
};
