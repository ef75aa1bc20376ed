import { type PackedTexts, placeOf } from '@southline/search/packed-texts';

export interface VehiclePartsData {
  /** Ids of vehicles, in order. */
  readonly vehicles: PackedTexts;
  /** Positions of parts in the directory, ascending: those of a vehicle run from its entry in `starts` to the next. */
  readonly starts: Uint32Array;
  readonly parts: Uint32Array;
}

const none = new Uint32Array(0);

/** Positions of the parts for a vehicle, ascending, ignoring conditions. */
export const partsOf = ({ vehicles, starts, parts }: VehiclePartsData, vehicleId: string): Uint32Array => {
  const at = placeOf(vehicles, vehicleId);
  return at === -1 ? none : parts.subarray(starts[at] ?? 0, starts[at + 1] ?? 0);
};

/** Whether a position is in an ascending list. */
export const holds = (places: Uint32Array, wanted: number): boolean => {
  let [low, high] = [0, places.length - 1];
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const place = places[middle] ?? 0;
    if (place === wanted) return true;
    if (place < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return false;
};

/** Tests whether a position is in a set: one bit per position, for lists that test every part. */
export const marks = (size: number, places: Uint32Array): ((place: number) => boolean) => {
  const bits = new Uint32Array((size >>> 5) + 1);
  for (const place of places) bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31));
  return (place) => ((bits[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0;
};
