import type { Connection } from 'mongoose';
import { ConfigError } from '../config/index.ts';
import { type Release, release } from '../release.ts';
import { defineCollection, text } from './collection.ts';

/** One document: the release whose process or setup opened the database last. */
export const releases = defineCollection('release', { _id: text, number: text, after: text });

/**
 * Whether a release may open data of another: its own, those of the release before it, and those of the next one, for a
 * roll-back.
 */
export const mayOpen = ({ number, after }: Release, found: Release): boolean =>
  found.number === number || found.number === after || found.after === number;

/** Data without a record are of a release that wrote none. */
const unrecorded: Release = { number: '', after: '' };

const refusal = (database: string, data: Release, own: Release) =>
  new ConfigError(
    `The data in ${database} are of ${data.number ? `release ${data.number}` : 'no recorded release'}. ` +
      `Release ${own.number} opens only its own data, those of the release before it (${own.after || 'none'}) and those of the next one. ` +
      'Upgrade one release at a time: docs/how-to/upgrade.md#one-release-at-a-time',
  );

/**
 * Refuses data of a release that is neither this one nor next to it, because no code here reads them. Otherwise records
 * this release in the database.
 */
export const openRelease = async (db: NonNullable<Connection['db']>, own: Release = release): Promise<void> => {
  const record = releases({ db });
  // A process writes the record before any other document. So if there are collections now, a missing record stays missing.
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  const found = await record.findOne({ _id: 'release' });
  if (found?.number === own.number) return;
  const data = found ?? (collections.length > 0 ? unrecorded : undefined);
  if (data && !mayOpen(own, data)) throw refusal(db.databaseName, data, own);
  await record.updateOne({ _id: 'release' }, { $set: own }, { upsert: true });
};
