import type { Mongo } from '@southline/platform/mongo';
import type { Binary } from 'mongodb';

/** `_id`: `<language>/<screen>/<key>`. */
export interface TextDocument {
  readonly _id: string;
  readonly screen: string;
  readonly language: string;
  readonly key: string;
  /** The build's; none for a text that only an operator wrote. */
  readonly text?: string;
  /** An operator's, shown in the place of the build's until it is taken back. */
  readonly edited?: string;
}

/** `_id`: the file name. */
export interface ImageDocument {
  readonly _id: string;
  readonly screen: string;
  readonly key: string;
  /** Shown in one region only, before the one for both. */
  readonly region?: string;
  /** Shown in one language only, before the one for all. */
  readonly language?: string;
  readonly contentType: string;
  readonly bytes: Binary | Buffer;
  /** Not shown any more since then; pages that were opened before may still ask for it. */
  readonly replacedAt?: Date;
}

/** `_id`: the flag's name. On from, until and where it says. */
export interface FlagDocument {
  readonly _id: string;
  readonly on: boolean;
  readonly from?: Date;
  readonly until?: Date;
  readonly regions?: readonly string[];
}

/** Changes with every change of texts, pictures and flags; whoever keeps them in memory looks here. */
export interface VersionDocument {
  readonly _id: 'screens';
  readonly version: number;
}

export const texts = ({ db }: Mongo) => db.collection<TextDocument>('texts');
export const images = ({ db }: Mongo) => db.collection<ImageDocument>('images');
export const flags = ({ db }: Mongo) => db.collection<FlagDocument>('flags');
export const versions = ({ db }: Mongo) => db.collection<VersionDocument>('versions');

export const screenCollections = ['texts', 'images', 'flags', 'versions'];

/** Creates the indexes that are missing. */
export const screenIndexes = async (mongo: Mongo): Promise<void> => {
  await texts(mongo).createIndex({ screen: 1, language: 1 }, { name: 'texts-of-screen' });
  await images(mongo).createIndex({ screen: 1, key: 1 }, { name: 'images-of-screen' });
};

/** Tells every process that keeps screens in memory. */
export const noteChange = async (mongo: Mongo): Promise<void> => {
  await versions(mongo).updateOne({ _id: 'screens' }, { $inc: { version: 1 } }, { upsert: true });
};
