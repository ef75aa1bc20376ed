import { leases } from '@southline/platform/lease';
import { date, defineCollection, flag, number, oneOf, shaped, text } from '@southline/platform/mongo';
import { outbox } from '@southline/platform/outbox';
import type { Dealer, DealerType } from '../domain/dealer.ts';
import { states } from '../domain/place.ts';

const regions = ['au', 'nz'] as const;

interface Point {
  readonly type: 'Point';
  readonly coordinates: [lng: number, lat: number];
}

/** Rows of generations; the pointer selects the current one. Lists and look-ups need one index each. */
export const suburbs = defineCollection(
  'suburbs',
  {
    generation: number,
    region: oneOf(regions),
    state: oneOf(states),
    /** state/label as in URLs: the sort key of lists. */
    path: text,
    label: text,
    name: text,
    /** Slugs of label and name, as in URLs. */
    slugs: shaped<readonly string[]>(),
    area: { type: String },
    postcodes: shaped<readonly string[]>(),
    point: shaped<Point>(),
    listed: flag,
  },
  [
    { key: { generation: 1, region: 1, path: 1 }, name: 'by-path', unique: true },
    { key: { generation: 1, region: 1, slugs: 1 }, name: 'by-name' },
    { key: { generation: 1, region: 1, postcodes: 1, path: 1 }, name: 'by-code' },
  ],
);

export const postcodes = defineCollection(
  'postcodes',
  {
    generation: number,
    region: oneOf(regions),
    state: oneOf(states),
    postcode: text,
    point: shaped<Point>(),
    listed: flag,
  },
  [
    { key: { generation: 1, state: 1, postcode: 1 }, name: 'of-state', unique: true },
    { key: { generation: 1, region: 1, postcode: 1 }, name: 'by-postcode' },
  ],
);

export const dealers = defineCollection(
  'dealers',
  {
    generation: number,
    code: text,
    region: oneOf(regions),
    state: oneOf(states),
    types: shaped<readonly DealerType[]>(),
    /** Suburb and name as in URLs: the sort key of lists without a place. */
    order: text,
    point: shaped<Point>(),
    /** All other facts of the dealer. */
    facts: shaped<Omit<Dealer, 'code' | 'state' | 'types' | 'position'>>(),
  },
  [
    { key: { generation: 1, code: 1 }, name: 'by-code', unique: true },
    { key: { generation: 1, types: 1, point: '2dsphere' }, name: 'near' },
    { key: { generation: 1, types: 1, region: 1, state: 1, order: 1 }, name: 'in-state' },
    { key: { generation: 1, region: 1, code: 1 }, name: 'of-region' },
  ],
);

/** One document per set. */
export const pointers = defineCollection('locator_pointers', {
  _id: text,
  generation: number,
  previous: number,
  version: number,
  publishedAt: date,
  filledFrom: String,
});

export const collections = [suburbs, postcodes, dealers, pointers, outbox, leases];
