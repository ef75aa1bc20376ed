import type { ObjectId } from 'mongodb';

/** A part as it is stored and read; replaced with every import. */
export interface PartDocument {
  /** Cleansed part number: also the part's id outside. */
  _id: string;
  partNo: string;
  gmPartNo: string;
  brand: string;
  family: string;
  categoryId: string;
  description: string;
  grade: string;
  footnote: string;
  productNote: string;
  /** Per piece, GST included, in cents. */
  priceCents: number;
  isFree: boolean;
  minQty: number;
  /** Cleansed number of the kit that it belongs to. */
  parent?: string;
  childPurpose: string;
  childPosition: number;
  attributes: Record<string, string>;
  specifications: { name: string; value: string; isLink: boolean }[];
  /** Cleansed maker's numbers, its GM number among them. */
  oeNumbers: string[];
  /** Cleansed numbers of other brands that it replaces. */
  interchange: string[];
  keyAttributes: string[];
  drawingHash: string;
}

export interface CategoryDocument {
  _id: string;
  name: string;
  parentId: string;
  position: number;
  family: string;
}

export interface VehicleDocument {
  /** The id that fitments name. */
  _id: string;
  slug: string;
  kType: string;
  market: string;
  make: string;
  model: string;
  series: string;
  year: number;
  variant: string;
  carline: string;
  label: string;
}

/** Vehicles that a part fits in one way: millions of rows of a file become thousands of documents. */
export interface FitmentDocument {
  _id: ObjectId;
  /** Cleansed part number; a part has as many documents as it has ways to fit, or more. */
  part: string;
  vehicles: string[];
  qty: number;
  position: string;
  /** The condition under which it fits; empty when there is none. */
  note: string;
}

export type SupersessionKind = 'REPLACES' | 'CONDITIONAL' | 'WHILE_STOCK' | 'DISCONTINUED' | 'INTERCHANGE';

export interface SupersessionDocument {
  /** `<old>:<new>`, cleansed. */
  _id: string;
  oldNo: string;
  oldPartNo: string;
  /** Empty when the part was discontinued without a successor. */
  newNo: string;
  newPartNo: string;
  kind: SupersessionKind;
  note: string;
}
