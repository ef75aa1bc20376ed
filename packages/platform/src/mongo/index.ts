export type { ClientSession } from 'mongodb';
export { connectMongo, type Mongo } from './connect.ts';
export { isDuplicateKey, isTransientMongo, translateMongo } from './errors.ts';
export { inTransaction } from './transaction.ts';
