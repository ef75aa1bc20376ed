export type { ClientSession } from 'mongodb';
export { connectMongo, type Mongo } from './connect.ts';
export { afterCommit, beforeCommit, deferWrite } from './deferred.ts';
export { isDuplicateKey, isTransientMongo, translateMongo } from './errors.ts';
export { createNumberBlocks, passNumber } from './number-blocks.ts';
export { inTransaction } from './transaction.ts';
