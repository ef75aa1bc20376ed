import { placeRows, readTowns, type TownRow } from './place-table.ts';
import { type Random, random } from './random.ts';

/** Rows have the columns of docs/how-to/import-data.md. */
export interface DealerRow {
  readonly code: string;
  readonly name: string;
  readonly address: string;
  readonly suburb: string;
  readonly state: string;
  readonly postcode: string;
  readonly types: string;
  readonly hours: string;
  readonly telephone: string;
  readonly email: string;
  readonly web: string;
  readonly takes_bookings: boolean;
  readonly lat: string;
  readonly lng: string;
  readonly open_on_holidays: boolean;
  readonly closed_on: string;
}

const streets = [
  ...['Main Street', 'High Street', 'Station Street', 'Victoria Street', 'Railway Parade', 'Industrial Drive'],
  ...['Bridge Street', 'Church Street', 'Foundry Road', 'Commerce Street', 'Mill Road', 'Queen Street', 'Depot Road'],
  ...['Workshop Lane', 'Harbour Road', 'King Street', 'Park Road', 'Albert Street', 'Trade Court', 'Link Road'],
] as const;

const owners = [
  ...['Alder', 'Banksia', 'Beacon', 'Bluegum', 'Cardinal', 'Coastal', 'Compass', 'Cornerstone', 'Crossroads'],
  ...['Delta', 'Fern', 'Frontier', 'Gateway', 'Harbour', 'Heritage', 'Highway', 'Ironbark', 'Junction', 'Kauri'],
  ...['Kowhai', 'Lighthouse', 'Meridian', 'Northern', 'Pioneer', 'Rata', 'Redgum', 'Ridge', 'Riverside', 'Southern'],
  ...['Summit', 'Tasman', 'Totara', 'Trident', 'Wattle', 'Western', 'Wharf'],
] as const;

type Kind = 'Battery' | 'Parts' | 'Service';

interface Trade {
  readonly types: readonly Kind[];
  readonly names: readonly string[];
  /** The percentage of dealers with this trade. */
  readonly share: number;
}

const trades: readonly Trade[] = [
  { types: ['Parts'], names: ['Auto Parts', 'Spares', 'Parts Centre'], share: 22 },
  { types: ['Battery', 'Parts'], names: ['Auto Parts & Batteries', 'Auto Supplies'], share: 26 },
  { types: ['Battery'], names: ['Battery Centre', 'Batteries'], share: 10 },
  { types: ['Service'], names: ['Auto Service', 'Service Centre', 'Mechanical'], share: 16 },
  { types: ['Battery', 'Service'], names: ['Auto Electrical', 'Auto Electrics'], share: 12 },
  { types: ['Battery', 'Parts', 'Service'], names: ['Motor Garage', 'Automotive'], share: 14 },
];

const tradeAt = (percent: number): Trade => {
  let left = percent;
  for (const trade of trades) {
    left -= trade.share;
    if (left < 0) return trade;
  }
  throw new RangeError('shares do not add up to 100');
};

const weeks = [
  'Mon-Fri 08:00-17:30; Sat 08:30-12:00',
  'Mon-Fri 08:00-17:00',
  'Mon-Fri 07:30-17:30; Sat 08:00-13:00',
  'Mon-Wed 08:00-17:30; Thu 08:00-20:00; Fri 08:00-17:30; Sat 09:00-15:00; Sun 10:00-15:00',
  'Mon-Fri 08:30-17:00; Sat 09:00-12:30',
  'Mon-Fri 07:30-12:30; Mon-Fri 13:00-17:00',
] as const;

/** Area codes of landline numbers in Australia. */
const areas: Readonly<Record<string, string>> = {
  NSW: '2',
  ACT: '2',
  VIC: '3',
  TAS: '3',
  QLD: '7',
  SA: '8',
  WA: '8',
  NT: '8',
};

/** Area codes of landline numbers in New Zealand, by the beginning of the postcode. Horowhenua and Wairarapa are in 06. */
const areaInNewZealand = (postcode: string): string => {
  if (/^[012]/.test(postcode)) return '9';
  if (postcode.startsWith('3')) return '7';
  if (/^4|^5[578]/.test(postcode)) return '6';
  return /^[56]/.test(postcode) ? '4' : '3';
};

/**
 * Australia reserves (02|03|07|08) 5550 0000 to 5550 9999 for fiction. New Zealand reserves none; there, no subscriber's number
 * begins with 1.
 */
const telephone = ({ state, postcode }: Pick<TownRow, 'state' | 'postcode'>, number: number): string => {
  const last = String(number % 10_000).padStart(4, '0');
  return state === '' ? `(0${areaInNewZealand(postcode)}) 155 ${last}` : `(0${areas[state] ?? '2'}) 5550 ${last}`;
};

/** The days between Christmas and New Year on which dealers are closed, for several years. */
const summerBreaks = [2025, 2026, 2027, 2028, 2029, 2030]
  .flatMap((year) => [29, 30, 31].map((day) => `${year}-12-${day}`))
  .join(' ');

const slug = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '-');

/** Towns large enough for several dealers. */
const cities = new Set([
  ...['Sydney', 'Parramatta', 'Newcastle', 'Wollongong', 'Melbourne', 'Geelong', 'Ballarat', 'Bendigo', 'Brisbane'],
  ...['Southport', 'Townsville', 'Cairns', 'Toowoomba', 'Adelaide', 'Perth', 'Fremantle', 'Hobart', 'Launceston'],
  ...['Canberra', 'Darwin', 'Hamilton', 'Tauranga', 'Wellington', 'Lower Hutt', 'Christchurch', 'Dunedin', 'Whangarei'],
  ...['Palmerston North', 'Napier', 'Nelson', 'Invercargill', 'Newmarket', 'Takapuna', 'Penrith', 'Dandenong'],
]);

const countAt = ({ suburb }: TownRow, choose: Random): number => {
  if (cities.has(suburb)) return 3;
  return choose.chance(0.15) ? 2 : 1;
};

/** A random position within about half a kilometre of the town's centre. */
const beside = (degrees: number, choose: Random) => (degrees + (choose.next() - 0.5) * 0.01).toFixed(4);

/** Invented dealers on real towns: the same seed, the same dealers. */
export function* dealerRows(seed: number): Generator<DealerRow> {
  const counts = new Map<string, number>();
  let made = 0;
  for (const town of readTowns()) {
    const state = town.state || 'NZ';
    const choose = random(seed, `dealers/${state}/${town.suburb}/${town.postcode}`);
    for (let left = countAt(town, choose); left > 0; left -= 1) {
      const number = (counts.get(state) ?? 0) + 1;
      counts.set(state, number);
      made += 1;
      const trade = tradeAt(choose.whole(0, 99));
      const isOwned = choose.chance(0.6);
      const name = `${isOwned ? choose.pick(owners) : town.suburb} ${choose.pick(trade.names)}`;
      const code = `SL-${state}-${String(number).padStart(3, '0')}`;
      yield {
        code,
        name,
        suburb: town.suburb,
        state,
        postcode: town.postcode,
        address: `${choose.whole(1, 240)} ${choose.pick(streets)}`,
        types: trade.types.join(' '),
        hours: choose.pick(weeks),
        telephone: telephone(town, made * 7),
        email: `${code.toLowerCase()}@dealers.southline.example`,
        web: choose.chance(0.4) ? `https://${slug(name)}.southline.example` : '',
        takes_bookings: trade.types.includes('Service') && choose.chance(0.85),
        lat: beside(town.lat, choose),
        lng: beside(town.lng, choose),
        open_on_holidays: choose.chance(0.08),
        closed_on: choose.chance(0.3) ? summerBreaks : '',
      };
    }
  }
}

export const dealerSet = (seed: number) => ({ places: placeRows, dealers: () => dealerRows(seed) });
