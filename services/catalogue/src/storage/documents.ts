import type { ObjectId } from 'mongodb';
import type { CategoryRow } from '../domain/parts/category-tree.ts';
import type { Part } from '../domain/parts/part.ts';
import type { Supersession } from '../domain/parts/supersession.ts';
import type { Kind, Pointer } from '../domain/snapshot/generation.ts';
import type { HoldKey, HoldLine, HoldState } from '../domain/stock/hold.ts';
import type { Fitment, Vehicle } from '../domain/vehicles/vehicle.ts';

type Stored<Row extends { readonly id: string }> = { _id: string } & Omit<Row, 'id'>;

export type PartDocument = Stored<Part>;
export type VehicleDocument = Stored<Vehicle>;
export type CategoryDocument = Stored<CategoryRow>;

export interface SupersessionDocument extends Supersession {
  /** `<old>:<new>`, cleansed. */
  _id: string;
}

/** Vehicles that a part fits in one way: millions of rows of a file become thousands of documents. */
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

export interface PointerDocument extends Pointer {
  _id: 'current';
}

/** Stock of one part. available + held + sold - restocked = initial, at all times. */
export interface StockDocument {
  /** Cleansed part number; stock belongs to no generation of the catalogue. */
  _id: string;
  available: number;
  held: number;
  sold: number;
  restocked: number;
  initial: number;
}

export interface HoldDocument extends HoldKey {
  /** `<orderId>:<round>` */
  _id: string;
  lines: HoldLine[];
  state: HoldState;
  history: { state: HoldState; at: Date }[];
  at: Date;
}

/** A sale that the stock could not cover; there must never be one. */
export interface StockViolationDocument {
  /** `<orderId>:<round>:<part>` */
  _id: string;
  orderId: string;
  partNo: string;
  quantity: number;
  reason: string;
  at: Date;
}
