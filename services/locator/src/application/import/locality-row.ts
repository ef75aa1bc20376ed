import { type Cells, type Parsed, readCells } from '@southline/imports/cells';
import { isPostcode } from '@southline/kernel/place-names';
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

/** States with postcodes that begin with a zero: Darwin 0800, Whangārei 0110 and the university of Canberra, 0200. */
const zeroStates = ['NT', 'NZ', 'ACT'];

/** A postcode of four digits. A spreadsheet drops the zero of 0800, so it is restored where postcodes begin with one. */
export const postcodeOf = (row: Pick<ReturnType<typeof readCells>, 'code' | 'add'>, state: string): string => {
  const given = row.code('postcode', { required: true, max: 10 });
  const postcode = /^[1-9]\d\d$/.test(given) && zeroStates.includes(state) ? `0${given}` : given;
  if (postcode !== '' && !isPostcode(postcode)) row.add('postcode', 'has not four digits');
  return postcode;
};

export const localityRow = (cells: Cells, number: number): Parsed<LocalityRow> => {
  const row = readCells(cells);
  const suburb = row.text('suburb', { required: true, max: 80 });
  const area = row.text('region', { max: 80 });
  const state = row.text('state').toUpperCase() || (area === '' ? '' : 'NZ');
  if (!isState(state)) row.add('state', 'is none, and there is no region of New Zealand');
  const postcode = postcodeOf(row, state);
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
