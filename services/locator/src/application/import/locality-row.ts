import { type Cells, type Parsed, readCells } from '@southline/imports/cells';
import { isPostcode } from '@southline/kernel/places';
import type { LocalityRow } from '../../domain/gather-places.ts';
import { isState } from '../../domain/place.ts';

/** Columns of both countries' lists. Australia's list adds the state, New Zealand's the city and the region. */
export const localityColumns = ['suburb', 'postcode', 'lat', 'lng'];

/** Bounds of Australia and New Zealand with their islands; coordinates outside are errors. */
const bounds = { lat: [-55, -9], lng: [-180, 180] } as const;

export const coordinate = (row: Pick<ReturnType<typeof readCells>, 'text' | 'add'>, field: 'lat' | 'lng'): number => {
  const text = row.text(field, { required: true, max: 20 });
  const value = Number(text);
  const [least, most] = bounds[field];
  if (text !== '' && !(value >= least && value <= most)) row.add(field, `is not between ${least} and ${most}`);
  return value;
};

export const localityRow = (cells: Cells, number: number): Parsed<LocalityRow> => {
  const row = readCells(cells);
  const suburb = row.text('suburb', { required: true, max: 80 });
  const area = row.text('region', { max: 80 });
  const state = row.text('state').toUpperCase() || (area === '' ? '' : 'NZ');
  if (!isState(state)) row.add('state', 'is none, and there is no region of New Zealand');
  const postcode = row.text('postcode', { required: true });
  if (postcode !== '' && !isPostcode(postcode)) row.add('postcode', 'has not four digits');
  const position = { lat: coordinate(row, 'lat'), lng: coordinate(row, 'lng') };
  return row.done(() => ({
    row: number,
    suburb,
    area,
    postcode,
    position,
    of: row.text('city', { max: 80 }) || area,
    state: isState(state) ? state : 'NZ',
    isBox: row.text('kind') === 'box',
  }));
};
