import { dayMs } from '@southline/kernel/clock';
import type { Mongo } from '@southline/platform/mongo';
import { Binary } from 'mongodb';
import type { PictureRow, TextRow } from '../domain/screens.ts';
import { images, texts, versions } from './collections.ts';

/** Makes every process reload its cached screens. */
export const noteChange = async (mongo: Mongo): Promise<void> => {
  await versions(mongo).updateOne({ _id: 'screens' }, { $inc: { version: 1 } }, { upsert: true });
};

export const textIdOf = ({ language, screen, key }: Omit<TextRow, 'text'>) => `${language}/${screen}/${key}`;

/** Replaces the texts by those of a build; texts edited by operators stay. Returns how many changed. */
export const loadTexts = async (mongo: Mongo, rows: readonly TextRow[]): Promise<number> => {
  const before = new Map<string, { text?: string; edited?: string }>();
  for await (const { _id, ...row } of texts(mongo).find()) before.set(_id, row);
  const ids = new Set(rows.map(textIdOf));
  const changed = rows.filter((row) => before.get(textIdOf(row))?.text !== row.text);
  const gone = [...before].filter(([id, { edited }]) => !ids.has(id) && edited === undefined).map(([id]) => id);
  if (changed.length > 0) {
    const writes = changed.map((row) => ({
      updateOne: { filter: { _id: textIdOf(row) }, update: { $set: row }, upsert: true },
    }));
    await texts(mongo).bulkWrite(writes, { ordered: false });
  }
  if (gone.length > 0) await texts(mongo).deleteMany({ _id: { $in: gone } });
  // Written even without changes, because the previous load may have been interrupted before this write.
  await noteChange(mongo);
  return changed.length + gone.length;
};

/** Old pictures are kept for a while, because open pages still request the pictures of their version. */
const replacedKeptMs = 7 * dayMs;

/** Replaces all pictures; returns how many changed. */
export const loadPictures = async (mongo: Mongo, rows: readonly PictureRow[], now = new Date()): Promise<number> => {
  const names = rows.map(({ fileName }) => fileName);
  const shown = await images(mongo).distinct('_id', { replacedAt: { $exists: false } });
  const added = rows.filter(({ fileName }) => !shown.includes(fileName));
  for (const { fileName, region, language, content, ...row } of added) {
    const own = { ...(region && { region }), ...(language && { language }) };
    const picture = { ...row, ...own, contentType: 'image/svg+xml', bytes: new Binary(content) };
    await images(mongo).replaceOne({ _id: fileName }, picture, { upsert: true });
  }
  const { modifiedCount } = await images(mongo).updateMany(
    { _id: { $nin: names }, replacedAt: { $exists: false } },
    { $set: { replacedAt: now } },
  );
  await images(mongo).deleteMany({ replacedAt: { $lt: new Date(now.getTime() - replacedKeptMs) } });
  await noteChange(mongo);
  return added.length + modifiedCount;
};
