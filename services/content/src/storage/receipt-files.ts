import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Mongo } from '@southline/platform/mongo';
import { GridFSBucket, ObjectId } from 'mongodb';
import type { ReceiptFiles } from '../domain/promotion-ports.ts';
import { buckets } from './collections.ts';

const chunkSizeBytes = 1024 * 1024;

/** GridFS with the receipt's id as that of its files, so that also what a crash left unfinished is found and removed. */
export const receiptFiles = ({ db }: Mongo): ReceiptFiles => {
  const [uploads, pictures] = buckets.map((bucketName) => new GridFSBucket(db, { bucketName, chunkSizeBytes }));
  if (!uploads || !pictures) throw new Error('receipts have two buckets');

  const keep = async (bucket: GridFSBucket, id: string, pieces: AsyncIterable<Buffer>) => {
    await pipeline(Readable.from(pieces, { objectMode: false }), bucket.openUploadStreamWithId(new ObjectId(id), id));
  };
  const removeFrom = async (bucketName: string, id: string) => {
    const _id = new ObjectId(id);
    await db.collection(`${bucketName}.files`).deleteOne({ _id });
    await db.collection(`${bucketName}.chunks`).deleteMany({ files_id: _id });
  };

  return {
    newId: () => new ObjectId().toHexString(),
    keepUpload: (id, pieces) => keep(uploads, id, pieces),
    readUpload: (id) => uploads.openDownloadStream(new ObjectId(id)),
    async replaceUpload(id, pieces) {
      await keep(pictures, id, pieces);
      await removeFrom(buckets[0], id);
    },
    async *read(id) {
      const drawn = await db.collection(`${buckets[1]}.files`).findOne({ _id: new ObjectId(id) });
      yield* (drawn ? pictures : uploads).openDownloadStream(new ObjectId(id));
    },
    async remove(id) {
      for (const bucket of buckets) await removeFrom(bucket, id);
    },
  };
};
