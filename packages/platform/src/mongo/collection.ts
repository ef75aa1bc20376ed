import type { Binary, Collection, IndexDescription, ObjectId, WithId } from 'mongodb';
import { type InferRawDocType, Schema, type SchemaDefinition } from 'mongoose';
import type { Mongo } from './database.ts';

/** The driver would write `undefined` as null. */
export const defined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as T;

type Leaf = string | number | boolean | bigint | null | undefined | Date | Binary | Buffer | ObjectId;

/** Mongoose allows null for every optional field; this code never writes null. */
type WithoutNull<T> = T extends Leaf
  ? T
  : { [K in keyof T]: WithoutNull<undefined extends T[K] ? Exclude<T[K], null> : T[K]> };

/** Without an `_id` field the driver creates one. */
type Row<Fields> = WithoutNull<
  Fields extends { readonly _id: unknown } ? InferRawDocType<Fields> : Omit<InferRawDocType<Fields>, '_id'>
>;

export interface CollectionDeclaration {
  readonly collectionName: string;
  readonly schema: Schema;
  readonly indexes: readonly (IndexDescription & { name: string })[];
}

interface DeclaredIndex extends Omit<IndexDescription, 'partialFilterExpression'> {
  readonly name: string;
  /** The index has only the documents that match. */
  readonly where?: IndexDescription['partialFilterExpression'];
}

/** In `where`: the field exists. */
export const present = { $exists: true } as const;

/** The document that a declaration describes, as the driver reads and writes it. */
export type DocumentOf<Declared extends (mongo: Mongo) => unknown> =
  ReturnType<Declared> extends Collection<infer Stored> ? WithId<Stored> : never;

/**
 * Declares a collection once: a mongoose schema and its indexes. The schema gives the documents' type and the server's
 * validation of every write. Only first-level fields are validated: their cost is not measurable, while nested fields cost 6
 * to 9 % of a write. The compiler checks `shaped` fields. Returns a function that gives the driver's collection of a
 * connection.
 */
export const defineCollection = <const Fields extends SchemaDefinition>(
  collectionName: string,
  fields: Fields,
  indexes: readonly DeclaredIndex[] = [],
) =>
  Object.assign(({ db }: Pick<Mongo, 'db'>) => db.collection<Row<Fields>>(collectionName), {
    collectionName,
    schema: new Schema(fields as SchemaDefinition, { versionKey: false }),
    indexes: indexes.map(({ where, ...index }) => ({ ...index, ...(where && { partialFilterExpression: where }) })),
  }) satisfies CollectionDeclaration;

// Required fields. Optional ones are mongoose's own (`String`, `Number`, `Date`) or `optional(…)`.
export const text = { type: String, required: true } as const;
export const number = { type: Number, required: true } as const;
export const date = { type: Date, required: true } as const;
export const flag = { type: Boolean, required: true } as const;

type As<T> = { readonly __rawDocTypeHint: T };

/** The driver returns bytes as its own Binary type. */
export const bytes = { type: Buffer, required: true } as { type: typeof Buffer; required: true } & As<Binary>;

export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  ({ type: String, enum: values, required: true }) as const;

/** A required field whose type is checked by the compiler only, not by the server. */
export const shaped = <T>() =>
  ({ type: Schema.Types.Mixed, required: true }) as { type: typeof Schema.Types.Mixed; required: true } & As<T>;

export const optional = <Field extends { required: true }>({ required: _, ...field }: Field) => field;
