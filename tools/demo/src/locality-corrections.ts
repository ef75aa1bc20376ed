/** A row of a list of localities, as text. */
type Row = Readonly<Record<string, string>>;

/**
 * Rows of GeoNames' list whose coordinates belong to another place of the name, or to no place: Broken Hill West near
 * Wellington, Bellfield of the Grampians in Melbourne. They get the middle of the other rows of their postcode.
 */
const misplaced = new Set([
  '0854 King Ash Bay',
  '2323 Four Mile Creek',
  '2323 Green Hills',
  '2330 Dural',
  '2359 Aberdeen',
  '2372 Back Creek',
  '2390 Back Creek',
  '2441 Bonville',
  '2539 Pretty Beach',
  '2715 Mungo',
  '2820 Medway',
  '2880 Broken Hill North',
  '2880 Broken Hill West',
  '3381 Bellfield',
  '3825 Thomson',
  '4359 Ascot',
  '4824 Gidya',
  '4825 Mount Isa DC',
  '4825 Mount Isa East',
  '4874 Jardine River',
  '4892 Abingdon Downs',
  '4892 Edward River',
  '4892 Holroyd River',
  '4892 Red River',
  '4892 Staaten',
  '4892 West Wellesley Islands',
  '6391 Hillman River',
  '6431 Feysville',
  '6537 Dirk Hartog Island',
  '6537 Shark Bay',
  '6701 Gilroyd',
  '6728 Geegully Creek',
  '6728 Kimbolton',
]);

/** Islands that the lists have on the mainland; for the Chathams also with the wrong postcode and region. */
const islands = new Map<string, Row>([
  ['7151 Macquarie Island', { lat: '-54.5000', lng: '158.9500' }],
  ['8016 Chatham Island', { postcode: '8942', region: 'Chatham Islands', lat: '-43.9530', lng: '-176.5590' }],
  ['8016 Pitt Island (Rangiauria)', { postcode: '8942', region: 'Chatham Islands', lat: '-44.2900', lng: '-176.2200' }],
]);

const keyOf = ({ postcode, suburb }: Row) => `${postcode} ${suburb}`;

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
};

/** The rows, each misplaced one in the middle of its postcode and each island in the sea. Throws if one is no longer in a list. */
export const correctLocalities = (rows: readonly Row[]): Row[] => {
  const known = new Set(rows.map(keyOf));
  const gone = [...misplaced, ...islands.keys()].filter((key) => !known.has(key));
  if (gone.length > 0)
    throw new Error(`The lists no longer have ${gone.join(', ')}: take them out of the corrections.`);
  const right = Map.groupBy(
    rows.filter((row) => !misplaced.has(keyOf(row))),
    ({ postcode = '' }) => postcode,
  );
  return rows.map((row) => {
    const others = misplaced.has(keyOf(row)) ? right.get(row.postcode ?? '') : undefined;
    if (!others) return { ...row, ...islands.get(keyOf(row)) };
    const middle = (field: 'lat' | 'lng') => median(others.map((other) => Number(other[field]))).toFixed(4);
    return { ...row, lat: middle('lat'), lng: middle('lng') };
  });
};
