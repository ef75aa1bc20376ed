import type { ObjectId } from 'mongodb';
import type { CategoryRow } from '../domain/parts/category-tree.ts';
import type { Part } from '../domain/parts/part.ts';
import type { Supersession } from '../domain/parts/supersession.ts';
import type { Kind } from '../domain/snapshot/generation.ts';
import type { Fitment, Vehicle } from '../domain/vehicles/vehicle.ts';

type Stored<Row extends { readonly id: string }> = { _id: string } & Omit<Row, 'id'>;

export type PartDocument = Stored<Part>;
export type VehicleDocument = Stored<Vehicle>;
export type CategoryDocument = Stored<CategoryRow>;

export interface SupersessionDocument extends Supersession {
  /** `<old>:<new>`, cleansed. */
  _id: string;
}

/** The vehicles of a part with the same facts: millions of rows of a file become thousands of documents. */
export interface FitmentDocument extends Omit<Fitment, 'vehicle'> {
  _id: ObjectId;
  vehicles: string[];
}

export interface CatalogueDocuments extends Record<Kind, object> {
  vehicles: VehicleDocument;
  categories: CategoryDocument;
  parts: PartDocument;
  supersessions: SupersessionDocument;
  fitments: FitmentDocument;
}
