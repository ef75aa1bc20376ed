/**
 * A typed text and its expected first hit: the number of a part, a pattern of its description, or `nothing`. Uses the demo
 * set of 20,000 parts, 3,000 vehicles, seed 1.
 */
export type Query = readonly [typed: string, expected: string | RegExp, vehicle?: QueryVehicle];
export const nothing = '';

/** The vehicle that the part must fit; a year of 0 is any. */
export interface QueryVehicle {
  readonly make: string;
  readonly model: string;
  readonly year: number;
}
