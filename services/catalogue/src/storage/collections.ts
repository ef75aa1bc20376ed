import type { Mongo } from '@southline/platform/mongo';
import type { Collection, Document } from 'mongodb';
import type { Kind } from '../domain/snapshot/generation.ts';
import type {
  CatalogueDocuments,
  HoldDocument,
  PointerDocument,
  StockDocument,
  StockViolationDocument,
} from './documents.ts';

export const stockCollection = (mongo: Mongo) => mongo.db.collection<StockDocument>('stock');
export const holdCollection = (mongo: Mongo) => mongo.db.collection<HoldDocument>('holds');
export const violationCollection = (mongo: Mongo) => mongo.db.collection<StockViolationDocument>('stock_violations');
export const pointerCollection = (mongo: Mongo) => mongo.db.collection<PointerDocument>('catalogue_pointer');

export const generationName = (kind: Kind, generation: number): string => `${kind}_${generation}`;

export const generationCollection = <K extends Kind>(
  mongo: Mongo,
  kind: K,
  generation: number,
): Collection<CatalogueDocuments[K] & Document> => mongo.db.collection(generationName(kind, generation));
