import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EventDeclaration } from '@southline/contracts/events';
import * as declared from '@southline/contracts/events';
import type { CollectionDeclaration, Mongo } from '@southline/platform/mongo';
import { BSON, type Document } from 'mongodb';

const { Binary, EJSON } = BSON;

/** The documents and events of one release: kept, so that later releases are tested with them. */
export interface ReleaseRecord {
  /** By "service.collection". */
  readonly documents: Readonly<Record<string, readonly Document[]>>;
  readonly events: readonly {
    readonly topic: string;
    readonly key: string;
    readonly value: string;
    readonly json: unknown;
  }[];
}

const folder = join(import.meta.dirname, '../releases');
/** Documents of a collection that are read for their forms. */
const mostRead = 5_000;
/** Documents of a collection, and events of a topic, that differ in form. */
const most = 6;
/** Longer bytes, such as PDFs and pictures, are cut: their type is recorded, not their contents. Stored events stay whole. */
const mostBytes = 4_000;
const bytesRecorded = 16;

export const declarationOf = (topic: string): EventDeclaration<unknown> | undefined =>
  (Object.values(declared) as Partial<EventDeclaration<unknown>>[]).find(
    (each): each is EventDeclaration<unknown> => each.topic === topic && each.message !== undefined,
  );

/** Its state and kind, and the fields that it has: documents with the same text are alike for a reader. */
const formOf = (document: Document): string => {
  const { state, status, kind } = document;
  return JSON.stringify([state, status, kind, Object.keys(document).sort()]);
};

const oneOfEach = <T>(all: readonly T[], form: (each: T) => string): T[] =>
  [...new Map(all.map((each) => [form(each), each])).values()].slice(0, most);

const withoutBytes = (value: unknown): unknown => {
  if (value instanceof Binary) {
    const kept = value.length() > mostBytes ? bytesRecorded : value.length();
    return new Binary(value.buffer.subarray(0, kept), value.sub_type);
  }
  if (Array.isArray(value)) return value.map(withoutBytes);
  if (value === null || typeof value !== 'object' || '_bsontype' in value || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutBytes(each)]));
};

const isReadable = ({ message }: EventDeclaration<unknown>, bytes: Buffer): boolean => {
  try {
    message.decode(bytes);
    return true;
  } catch {
    return false;
  }
};

const eventsIn = async ({ db }: Pick<Mongo, 'db'>): Promise<ReleaseRecord['events']> => {
  const rows = await db.collection('outbox').find().toArray();
  return rows.flatMap(({ topic, key, value }) => {
    const bytes = Buffer.from(value.buffer);
    const declaration = declarationOf(topic);
    // Tests also store events that cannot be read.
    if (!declaration || !isReadable(declaration, bytes)) return [];
    return {
      topic,
      key,
      value: bytes.toString('base64'),
      json: declaration.message.toJSON(declaration.message.decode(bytes)),
    };
  });
};

const parsed = (text: string, relaxed: boolean) => EJSON.parse(text, { relaxed }) as ReleaseRecord;

/**
 * Adds to the record of a release: of each collection of these services one document of each form, and of each topic one
 * event of each form.
 */
export const recordRelease = async (
  release: string,
  services: Readonly<Record<string, { readonly mongo: Pick<Mongo, 'db'> }>>,
  collections: Readonly<Record<string, readonly CollectionDeclaration[]>>,
): Promise<void> => {
  const file = join(folder, `${release}.json`);
  const known = existsSync(file) ? parsed(await readFile(file, 'utf8'), false) : { documents: {}, events: [] };
  const documents: Record<string, readonly Document[]> = { ...known.documents };
  const events = [...known.events];
  for (const [service, { mongo }] of Object.entries(services)) {
    for (const { collectionName } of collections[service] ?? []) {
      const name = `${service}.${collectionName}`;
      const all = await mongo.db.collection(collectionName).find().limit(mostRead).toArray();
      const found = all.map((document) => withoutBytes(document) as Document);
      const chosen = oneOfEach([...found, ...(documents[name] ?? [])], formOf);
      if (chosen.length > 0) documents[name] = chosen;
    }
    events.push(...(await eventsIn(mongo)));
  }
  const forms = oneOfEachTopic(events);
  await mkdir(folder, { recursive: true });
  // Canonical, so that each number keeps its type.
  const text = EJSON.stringify({ documents, events: forms }, undefined, 1, { relaxed: false });
  await writeFile(file, `${text}\n`);
  console.log(`${release}: ${Object.keys(documents).length} collections, ${forms.length} events`);
};

/** Events of a topic are alike if they have the same fields. */
const oneOfEachTopic = (events: ReleaseRecord['events']): ReleaseRecord['events'] => {
  const topics = [...new Set(events.map(({ topic }) => topic))].sort();
  return topics.flatMap((topic) =>
    oneOfEach(
      events.filter((event) => event.topic === topic),
      ({ json }) =>
        Object.keys(json as object)
          .sort()
          .join(),
    ),
  );
};

interface RecordedRelease {
  readonly release: string;
  /** With plain numbers, as the driver gives them. */
  readonly record: ReleaseRecord;
  /** The documents with the number types of the database. */
  readonly stored: ReleaseRecord['documents'];
}

export const recordedReleases = async (): Promise<RecordedRelease[]> => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
  const read = async (file: string) => {
    const text = await readFile(join(folder, file), 'utf8');
    const stored = parsed(text, false).documents;
    return { release: file.replace(/\.json$/, ''), record: parsed(text, true), stored };
  };
  return Promise.all(files.map(read));
};
