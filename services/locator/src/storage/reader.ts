import type { Mongo } from '@southline/platform/mongo';
import type { Generations, Page, Reader } from '../domain/ports.ts';
import { dealers, postcodes, suburbs } from './collections.ts';
import { type DealerDocument, stateFolder, toDealer, toPostcode, toSuburb } from './documents.ts';

/** Reads one more than a page holds, to know whether another page follows. */
const pageOf = <Item>(items: readonly Item[], size: number, key: (item: Item) => string): Page<Item> => {
  const page = items.slice(0, size);
  const last = page.at(-1);
  return { items: page, ...(items.length > size && last && { next: key(last) }) };
};

/** The upper bound of keys that begin with a state's folder: in character order '0' follows '/'. */
const endOf = (folder: string) => `${folder.slice(0, -1)}0`;

/** The range of slugs or digits that begin with a text: in character order '{' follows all their characters. */
const beginning = (text: string) => ({ $gte: text, $lt: `${text}{` });

export const reader = (mongo: Mongo, generations: Generations): Reader => {
  const ofPlaces = { generation: generations.places };
  const ofDealers = { generation: generations.dealers };
  return {
    async suburbLabels(state) {
      const folder = stateFolder(state);
      const region = state === 'NZ' ? 'nz' : 'au';
      const found = suburbs(mongo).find(
        { ...ofPlaces, region, path: { $gte: folder, $lt: endOf(folder) }, listed: true },
        { projection: { _id: 0, label: 1 }, sort: { path: 1 }, hint: 'by-path' },
      );
      return (await found.toArray()).map(({ label }) => label);
    },
    async postcodes(state) {
      const found = postcodes(mongo).find(
        { ...ofPlaces, state, listed: true },
        { projection: { _id: 0, postcode: 1 }, sort: { postcode: 1 }, hint: 'of-state' },
      );
      return (await found.toArray()).map(({ postcode }) => postcode);
    },
    async suburbs(region, slugs) {
      const found = suburbs(mongo).find(
        { ...ofPlaces, region, slugs: { $in: [...slugs] } },
        { hint: 'by-name', limit: 100 },
      );
      return (await found.toArray()).map(toSuburb);
    },
    async suburbsByName(region, slug, most) {
      const found = suburbs(mongo).find(
        { ...ofPlaces, region, slugs: { $elemMatch: beginning(slug) } },
        { sort: { slugs: 1 }, hint: 'by-name', limit: most },
      );
      return (await found.toArray()).map(toSuburb);
    },
    async suburbsByPostcode(region, digits, most) {
      const found = suburbs(mongo).find(
        { ...ofPlaces, region, postcodes: { $elemMatch: beginning(digits) } },
        { hint: 'by-code', limit: most },
      );
      return (await found.toArray()).map(toSuburb);
    },
    async postcode(region, postcode) {
      const found = postcodes(mongo).find({ ...ofPlaces, region, postcode }, { hint: 'by-postcode', limit: 10 });
      return (await found.toArray()).map(toPostcode);
    },
    async near({ position: { lat, lng }, type, most, withinKm, region }) {
      const nearest = {
        near: { type: 'Point' as const, coordinates: [lng, lat] as [number, number] },
        distanceField: 'metres',
        query: { ...ofDealers, types: type, ...(region && { region }) },
        key: 'point',
        ...(withinKm !== undefined && { maxDistance: withinKm * 1000 }),
      };
      const found = dealers(mongo).aggregate<DealerDocument & { metres: number }>(
        [{ $geoNear: nearest }, { $limit: most }],
        { hint: 'near' },
      );
      return (await found.toArray()).map(({ metres, ...document }) => ({
        dealer: toDealer(document),
        km: metres / 1000,
      }));
    },
    async inRegion(region, state, type, most) {
      const filter = { ...ofDealers, types: type, region, ...(state && { state }) };
      const found = dealers(mongo).find(filter, { sort: { state: 1, order: 1 }, limit: most, hint: 'in-state' });
      return (await found.toArray()).map(toDealer);
    },
    countInRegion: (region, state, type) =>
      dealers(mongo).countDocuments(
        { ...ofDealers, types: type, region, ...(state && { state }) },
        { hint: 'in-state' },
      ),
    async dealer(code) {
      const found = await dealers(mongo).findOne({ ...ofDealers, code }, { hint: 'by-code' });
      return found ? toDealer(found) : undefined;
    },
    async dealerPage(region, size, after) {
      const hint = region ? 'of-region' : 'by-code';
      const filter = { ...ofDealers, ...(region && { region }), code: { $gt: after } };
      const found = await dealers(mongo)
        .find(filter, { sort: { code: 1 }, limit: size + 1, hint })
        .toArray();
      return pageOf(found.map(toDealer), size, ({ code }) => code);
    },
    async placePage(region, size, after) {
      const found = await suburbs(mongo)
        .find(
          { ...ofPlaces, region, path: { $gt: after }, listed: true },
          { sort: { path: 1 }, limit: size + 1, hint: 'by-path' },
        )
        .toArray();
      const page = pageOf(found, size, ({ path }) => path);
      return { ...page, items: page.items.map(toSuburb) };
    },
  };
};
