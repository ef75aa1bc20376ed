export interface Vehicle {
  /** The id by which fitments refer to it. */
  readonly id: string;
  readonly slug: string;
  /** One per type: make, model, series, engine, body and build period; several years may share it. */
  readonly kType: string;
  readonly market: string;
  readonly make: string;
  readonly model: string;
  readonly series: string;
  readonly year: number;
  readonly variant: string;
  /** Distinguishes vehicles of one variant. */
  readonly carline: string;
}

export interface VehicleFilter {
  readonly make: string;
  readonly model?: string;
  readonly year?: number;
  readonly series?: string;
  readonly variant?: string;
}

export type NamedVehicle = Pick<Vehicle, 'id' | 'make' | 'model' | 'series' | 'year' | 'variant'>;

/** One way in which a part fits a vehicle. */
export interface Fitment {
  readonly part: string;
  readonly vehicle: string;
  readonly qty: number;
  readonly position: string;
  /** The condition under which it fits; empty if there is none. */
  readonly note: string;
}
