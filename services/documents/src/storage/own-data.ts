import type { Mongo } from '@southline/platform/mongo';
import { type OwnFiles, ownRecords } from '@southline/platform/own-data';
import { papers } from './collections.ts';

const filesOf = (mongo: Mongo): OwnFiles =>
  async function* ({ owner }) {
    const found = papers(mongo).find({ owner }, { projection: { fileName: 1, bytes: 1 } });
    for await (const { fileName, bytes } of found) yield { file: fileName, content: Buffer.from(bytes.buffer) };
  };

/** The documents of a member's orders. */
export const ownData = (mongo: Mongo): readonly OwnFiles[] => [
  ownRecords('documents.json', ({ owner }) => papers(mongo).find({ owner }, { projection: { bytes: 0, owner: 0 } })),
  filesOf(mongo),
];
