import type { Mongo } from '@southline/platform/mongo';
import type { PictureRow, TextRow } from '../files/content-folders.ts';
import { images, noteChange, texts } from './screen-collections.ts';

const idOf = ({ language, screen, key }: Omit<TextRow, 'text'>) => `${language}/${screen}/${key}`;

/** Puts the texts of a build in the place of the ones before; what an operator has edited stays. Answers how many changed. */
export const loadTexts = async (mongo: Mongo, rows: readonly TextRow[]): Promise<number> => {
  const before = new Map<string, { text: string; edited?: true }>();
  for await (const { _id, ...row } of texts(mongo).find()) before.set(_id, row);
  const ids = new Set(rows.map(idOf));
  const writes = rows.flatMap((row) => {
    const known = before.get(idOf(row));
    if (known?.edited || known?.text === row.text) return [];
    const _id = idOf(row);
    return [{ replaceOne: { filter: { _id }, replacement: row, upsert: true } }];
  });
  const gone = [...before].filter(([id, { edited }]) => !ids.has(id) && !edited).map(([id]) => id);
  if (writes.length > 0) await texts(mongo).bulkWrite(writes, { ordered: false });
  if (gone.length > 0) await texts(mongo).deleteMany({ _id: { $in: gone } });
  if (writes.length + gone.length > 0) await noteChange(mongo);
  return writes.length + gone.length;
};

/** Puts these pictures in the place of the ones before; answers how many changed. */
export const loadPictures = async (mongo: Mongo, rows: readonly PictureRow[]): Promise<number> => {
  const known = new Set(
    await images(mongo)
      .find()
      .project<{ _id: string }>({ _id: 1 })
      .map(({ _id }) => _id)
      .toArray(),
  );
  const names = rows.map(({ fileName }) => fileName);
  const added = rows.filter(({ fileName }) => !known.has(fileName));
  for (const { fileName, region, content, ...row } of added) {
    const picture = { ...row, ...(region && { region }), contentType: 'image/svg+xml', bytes: content };
    await images(mongo).replaceOne({ _id: fileName }, picture, { upsert: true });
  }
  const { deletedCount } = await images(mongo).deleteMany({ _id: { $nin: names } });
  if (added.length + deletedCount > 0) await noteChange(mongo);
  return added.length + deletedCount;
};
