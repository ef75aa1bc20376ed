import { growingList } from '@southline/search/growing-list';
import { packTexts } from '@southline/search/packed-texts';
import type { VehiclePartsData } from '../../domain/lists/vehicle-parts.ts';

/** Collects the vehicles of parts, in any order, and builds the list of parts of each vehicle. */
export const vehiclePartsBuilder = () => {
  const places = new Map<string, number>();
  // The vehicles of all parts in one list; `begins` holds the start of each part's vehicles.
  const [vehicles, parts, begins] = [growingList(), growingList(), growingList()];

  return {
    addVehicle: (id: string): void => void places.set(id, places.size),
    add(part: number, vehicleIds: readonly string[]): void {
      parts.push(part);
      begins.push(vehicles.length);
      for (const id of vehicleIds) {
        const place = places.get(id);
        if (place !== undefined) vehicles.push(place);
      }
    },

    build(): VehiclePartsData {
      const ids = [...places.keys()].sort((a, b) => (a < b ? -1 : 1));
      const order = new Uint32Array(ids.length);
      for (const [at, id] of ids.entries()) order[places.get(id) ?? 0] = at;
      const ends = new Uint32Array(ids.length + 1);
      const [listed, fitted, firsts] = [vehicles.take(), parts.take(), begins.take()];
      for (const vehicle of listed) {
        const at = (order[vehicle] ?? 0) + 1;
        ends[at] = (ends[at] ?? 0) + 1;
      }
      for (let at = 0; at < ids.length; at += 1) ends[at + 1] = (ends[at + 1] ?? 0) + (ends[at] ?? 0);
      const from = ends.slice();
      const all = new Uint32Array(listed.length);
      for (const [at, part] of fitted.entries()) {
        const to = firsts[at + 1] ?? listed.length;
        for (let index = firsts[at] ?? 0; index < to; index += 1) {
          const vehicle = order[listed[index] ?? 0] ?? 0;
          const end = from[vehicle] ?? 0;
          all[end] = part;
          from[vehicle] = end + 1;
        }
      }
      return { vehicles: packTexts(ids), ...withoutRepeats(all, ends) };
    },
  };
};

/** A part that fits in several ways is listed once. */
const withoutRepeats = (
  all: Uint32Array<ArrayBuffer>,
  starts: Uint32Array,
): Pick<VehiclePartsData, 'starts' | 'parts'> => {
  const kept = new Uint32Array(starts.length);
  let length = 0;
  for (let vehicle = 0; vehicle + 1 < starts.length; vehicle += 1) {
    let before = -1;
    for (const part of all.subarray(starts[vehicle], starts[vehicle + 1]).sort()) {
      if (part === before) continue;
      all[length] = part;
      length += 1;
      before = part;
    }
    kept[vehicle + 1] = length;
  }
  return { starts: kept, parts: new Uint32Array(all.buffer.transfer(length * all.BYTES_PER_ELEMENT)) };
};
