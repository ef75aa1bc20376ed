import type { Fit } from './part-words.ts';

/** The data of a drawing: the part family and its attributes as printed in the specification. */
export interface Drawing {
  readonly family: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The facts of a part that a list, a cart, an order or a return shows. An order and a return store them unchanged. */
export interface PartFacts {
  readonly partNo: string;
  /** Upper case, letters and digits only: also its id. */
  readonly cleansedPartNo: string;
  /** Empty if the part has no GM number. */
  readonly gmPartNo: string;
  readonly description: string;
  /** Absent in lists. */
  readonly drawing?: Drawing | undefined;
  readonly drawingHash: string;
}

/** The vehicle that a part was chosen for, and whether it fits. */
export interface Fitting {
  readonly fit: Fit;
  readonly fitNote: string;
  /** Empty without a vehicle. */
  readonly vehicleSlug: string;
  /** In words; empty without a vehicle. */
  readonly vehicleLabel: string;
}

/** The numbers that a part is found by. */
export const numbersOf = ({ partNo, gmPartNo }: Pick<PartFacts, 'partNo' | 'gmPartNo'>): string[] => [partNo, gmPartNo];

export const noPart: PartFacts = { partNo: '', cleansedPartNo: '', gmPartNo: '', description: '', drawingHash: '' };

export const noFitting: Fitting = { fit: 'Unknown', fitNote: '', vehicleSlug: '', vehicleLabel: '' };

export const noDrawing: Drawing = { family: '', attributes: {} };
