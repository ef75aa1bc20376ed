import type { LocalityRow } from './gather-places.ts';
import { kmBetween, type Position } from './place.ts';

/** How far a place may lie from the middle of its postcode. */
const usualKm = 250;

/** Postcodes whose places really lie further apart, with the kilometres from their middle. */
const reachKm: Readonly<Record<string, number>> = {
  // Islands: Torres Strait, Wellesley Islands and Cape York, Chatham Islands with Diamond Harbour, Macquarie Island.
  '4875': 950,
  '4892': 500,
  'NZ 8942': 900,
  '7151': 1_600,
  // Communities of Arnhem Land, of the Katherine and Barkly districts and of the central deserts, sorted in one town each.
  '0822': 700,
  '0852': 600,
  '0862': 500,
  '0872': 700,
  // Stations of Cape York, the Gulf and western Queensland.
  '4702': 650,
  '4816': 500,
  '4823': 350,
  '4825': 300,
  '4829': 300,
  '4871': 650,
  // Along the railways and roads of the outback: western New South Wales, South Australia, the Nullarbor.
  '2831': 300,
  '5701': 350,
  '5710': 300,
  '5731': 500,
  '6434': 450,
  '6440': 450,
  '6443': 500,
};

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
};

/** The longitude beside another one: Chatham Islands' -176 is 184 beside New Zealand's 175. */
const beside = (lng: number, other: number): number => other + ((((lng - other + 180) % 360) + 360) % 360) - 180;

/** The median, because one wrong row moves a mean. */
const middleOf = (rows: readonly LocalityRow[]): Position => {
  const first = rows[0]?.position.lng ?? 0;
  return {
    lat: median(rows.map(({ position }) => position.lat)),
    lng: median(rows.map(({ position }) => beside(position.lng, first))),
  };
};

/** The rows that lie too far from the middle of their postcode, each with its distance. */
export const farRows = (rows: readonly LocalityRow[]): { readonly row: LocalityRow; readonly km: number }[] =>
  [...Map.groupBy(rows, ({ state, postcode }) => (state === 'NZ' ? `NZ ${postcode}` : postcode))].flatMap(
    ([postcode, same]) => {
      const middle = middleOf(same);
      const most = reachKm[postcode] ?? usualKm;
      return same.flatMap((row) => {
        const km = Math.round(kmBetween(middle, row.position));
        return km > most ? [{ row, km }] : [];
      });
    },
  );
