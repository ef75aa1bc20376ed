import type { Mongo } from '@southline/platform/mongo';
import { type DataHolder, type OwnFiles, ownRecords } from '@southline/platform/own-data';
import { joinedOrders, type PaperDocument, papers } from './collections.ts';

/** The member's documents, including those made before the order moved to the account. */
const papersOf = async function* (
  mongo: Mongo,
  { owner }: DataHolder,
  projection: Partial<Record<keyof PaperDocument, 0 | 1>>,
) {
  const joined = await joinedOrders(mongo).find({ owner }).toArray();
  const own = { $or: [{ owner }, { orderId: { $in: joined.map(({ _id }) => _id) } }] };
  yield* papers(mongo).find(own, { projection });
};

const filesOf = (mongo: Mongo): OwnFiles =>
  async function* (holder) {
    for await (const { fileName, bytes } of papersOf(mongo, holder, { fileName: 1, bytes: 1 }))
      yield { file: fileName, content: Buffer.from(bytes.buffer) };
  };

/** The records of this service about a member: the documents of the member's orders. */
export const ownData = (mongo: Mongo): readonly OwnFiles[] => [
  ownRecords('documents.json', (holder) => papersOf(mongo, holder, { bytes: 0, owner: 0 })),
  filesOf(mongo),
];
