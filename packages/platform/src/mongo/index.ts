export type { ClientSession } from 'mongodb';
export {
  bytes,
  type CollectionDeclaration,
  type DocumentOf,
  date,
  defineCollection,
  defined,
  flag,
  number,
  oneOf,
  optional,
  present,
  shaped,
  text,
} from './collection.ts';
export { connectMongo } from './connect.ts';
export type { Mongo } from './database.ts';
export { afterCommit, beforeCommit, deferWrite } from './deferred.ts';
export { isDuplicateKey, isInserted, isTransientMongo, onDuplicate, translateMongo } from './errors.ts';
export { counters, createNumberBlocks, passNumber, skipNumbers } from './number-blocks.ts';
export { prepareDatabase } from './prepare.ts';
export { dropIndex, recordField } from './record-field.ts';
export { inTransaction } from './transaction.ts';
