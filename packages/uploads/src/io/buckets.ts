import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { defineCollection, type Mongo } from '@southline/platform/mongo';
import { GridFSBucket, ObjectId } from 'mongodb';
import type { UploadFiles } from '../upload.ts';

const chunkSizeBytes = 1024 * 1024;

/** Uploaded files, and the re-encoded pictures. */
export interface Buckets {
  readonly uploads: string;
  readonly pictures: string;
}

const namesOf = ({ uploads, pictures }: Buckets) => [uploads, pictures];

/** The collections of buckets. The driver's GridFS defines their contents. */
export const bucketCollections = (buckets: Buckets) =>
  namesOf(buckets).flatMap((bucket) => [
    defineCollection(`${bucket}.files`, {}, [{ key: { filename: 1, uploadDate: 1 }, name: 'filename_1_uploadDate_1' }]),
    defineCollection(`${bucket}.chunks`, {}, [{ key: { files_id: 1, n: 1 }, name: 'files_id_1_n_1', unique: true }]),
  ]);

/** GridFS. A file has its record's id, so that an unfinished file of a crash can be found and removed. */
export const uploadFiles = ({ db }: Pick<Mongo, 'db'>, buckets: Buckets): UploadFiles => {
  const uploads = new GridFSBucket(db, { bucketName: buckets.uploads, chunkSizeBytes });
  const pictures = new GridFSBucket(db, { bucketName: buckets.pictures, chunkSizeBytes });

  const store = async (bucket: GridFSBucket, id: string, pieces: AsyncIterable<Buffer>) => {
    await pipeline(Readable.from(pieces, { objectMode: false }), bucket.openUploadStreamWithId(new ObjectId(id), id));
  };
  const removeFrom = async (bucketName: string, id: string) => {
    const _id = new ObjectId(id);
    await db.collection(`${bucketName}.files`).deleteOne({ _id });
    await db.collection(`${bucketName}.chunks`).deleteMany({ files_id: _id });
  };

  return {
    newId: () => new ObjectId().toHexString(),
    storeUpload: (id, pieces) => store(uploads, id, pieces),
    readUpload: (id) => uploads.openDownloadStream(new ObjectId(id)),
    async replaceUpload(id, pieces) {
      await store(pictures, id, pieces);
      await removeFrom(buckets.uploads, id);
    },
    async *read(id) {
      const drawn = await db.collection(`${buckets.pictures}.files`).findOne({ _id: new ObjectId(id) });
      yield* (drawn ? pictures : uploads).openDownloadStream(new ObjectId(id));
    },
    async remove(id) {
      for (const bucket of namesOf(buckets)) await removeFrom(bucket, id);
    },
  };
};
