import { type Cells, type Parsed, readCells } from '@southline/imports/cells';
import { isDay } from '@southline/kernel/day';
import { isEmailAddress } from '@southline/kernel/email';
import { placeSlug } from '@southline/kernel/place-slug';
import { isTimeZone } from '@southline/kernel/zone-clock';
import { type Dealer, type DealerType, dealerTypes } from '../../domain/dealer.ts';
import { type State, type Suburb, states } from '../../domain/place.ts';
import type { TimeZones } from '../../domain/ports.ts';
import { weekOf } from '../../domain/week.ts';
import { coordinate, postcodeOf } from './locality-row.ts';

/** The contents of each column; files need the first eight. */
export const dealerColumns = {
  code: 'letters, digits and hyphens, 20 at most; unique',
  name: 'of the business',
  address: 'street and number',
  suburb: 'as in the list of places',
  state: 'NZ, or a state of Australia',
  postcode: 'four digits',
  types: 'Battery, Parts, Service, with spaces between',
  hours: '"Mon-Fri 08:00-17:30; Sat 09:00-12:00", by the clock of the place',
  telephone: 'as printed',
  email: 'where bookings and orders are sent',
  web: 'https://…',
  booking_url: 'https://…, where the dealer has a booking page of its own',
  takes_bookings: 'yes or no: through this site',
  lat: 'with lng; of the suburb otherwise',
  lng: '',
  time_zone: 'such as Australia/Hobart; that of the coordinates otherwise',
  open_on_holidays: 'yes or no',
  closed_on: 'days of its own, YYYY-MM-DD, with spaces between',
} as const;

export const requiredDealerColumns = Object.keys(dealerColumns).slice(0, 8);

/** Places that dealers may refer to, by state and name. */
export type KnownPlaces = ReadonlyMap<string, readonly Suburb[]>;

const placeKey = (state: State, suburb: string) => `${state}/${placeSlug(suburb)}`;

export const knownPlaces = async (suburbs: AsyncIterable<Suburb>): Promise<KnownPlaces> => {
  const places = new Map<string, Suburb[]>();
  for await (const suburb of suburbs) {
    for (const key of new Set([suburb.name, suburb.label].map((name) => placeKey(suburb.state, name))))
      places.set(key, [...(places.get(key) ?? []), suburb]);
  }
  return places;
};

const words = (text: string) => text.split(/\s+/).filter(Boolean);

const isAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

type Row = ReturnType<typeof readCells>;

const addressOf = (row: Row, field: string): string => {
  const text = row.text(field, { max: 300 });
  if (text !== '' && !isAddress(text)) row.add(field, 'is no address that begins with https://');
  return text;
};

const typesOf = (row: Row): DealerType[] => {
  const asked = words(row.text('types', { required: true }));
  const types = dealerTypes.filter((type) => asked.some((word) => word.toLowerCase() === type.toLowerCase()));
  if (asked.length > types.length) row.add('types', `holds other words than ${dealerTypes.join(', ')}`);
  return types;
};

const daysOf = (row: Row, field: string): string[] => {
  const days = words(row.text(field, { max: 1_000 }));
  if (!days.every(isDay)) row.add(field, 'holds what is no day YYYY-MM-DD');
  return days;
};

const timeZoneOf = (row: Row): string => {
  const zone = row.text('time_zone');
  if (zone !== '' && !isTimeZone(zone)) row.add('time_zone', 'is no time zone');
  return zone;
};

/** The place that a row names: by name and postcode, or else the first place of the name. */
const placeOf = (places: KnownPlaces, state: State, suburb: string, postcode: string): Suburb | undefined => {
  const named = places.get(placeKey(state, suburb)) ?? [];
  return named.find(({ postcodes }) => postcodes.includes(postcode)) ?? named[0];
};

export const dealerRow =
  (places: KnownPlaces, zones: TimeZones) =>
  (cells: Cells): Parsed<Dealer> => {
    const row = readCells(cells);
    const code = row.code('code', { required: true }).toUpperCase();
    if (code !== '' && !/^[A-Z0-9-]{1,20}$/.test(code)) row.add('code', `is not ${dealerColumns.code}`);
    const [name, address] = [row.text('name', { required: true }), row.text('address', { required: true })];
    const suburb = row.text('suburb', { required: true, max: 80 });
    const state = row.oneOf('state', states);
    const postcode = postcodeOf(row, state ?? '');
    const place = state && placeOf(places, state, suburb, postcode);
    const given = row.text('lat') !== '' || row.text('lng') !== '';
    const own = given ? { lat: coordinate(row, 'lat'), lng: coordinate(row, 'lng') } : undefined;
    const position = own ?? place?.position;
    if (state && suburb !== '' && !position) row.add('suburb', 'is not among the places, and there are no coordinates');
    const types = typesOf(row);
    const week = weekOf(row.text('hours', { required: true, max: 400 }));
    if (!week) row.add('hours', `is not like ${dealerColumns.hours}`);
    const email = row.text('email', { max: 254 });
    if (email !== '' && !isEmailAddress(email)) row.add('email', 'is no address');
    const contact = { telephone: row.code('telephone', { max: 40 }), web: addressOf(row, 'web'), email };
    const booking = { bookingUrl: addressOf(row, 'booking_url'), takesBookings: row.flag('takes_bookings') };
    const days = { opensOnHolidays: row.flag('open_on_holidays'), closedOn: daysOf(row, 'closed_on') };
    const zone = timeZoneOf(row);
    // Rows with problems are not built, so the default values for missing fields are never used.
    return row.done(() => ({
      code,
      name,
      address,
      suburb,
      postcode,
      ...contact,
      ...booking,
      ...days,
      types,
      state: state ?? 'NZ',
      week: week ?? [],
      position: position ?? { lat: 0, lng: 0 },
      timeZone: zone || (position ? zones.at(position) : ''),
      area: place?.area ?? '',
    }));
  };
