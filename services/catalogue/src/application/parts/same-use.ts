import { sameSize } from '../../domain/lists/same-size.ts';
import { partsOf } from '../../domain/lists/vehicle-parts.ts';
import type { FitmentOnVehicle } from '../../domain/parts/fit.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** The most parts that are checked, because some vehicles have very many parts of one category. */
const maxCandidates = 50;

const positionsOf = (fitments: readonly FitmentOnVehicle[] = []): string =>
  [...new Set(fitments.map(({ position }) => position))].sort().join();

/** Parts of the category that have the same position on a vehicle that the part is listed for. */
const onTheSameVehicle = async (
  { read, parts, vehicleParts }: Pick<Snapshot, 'read' | 'parts' | 'vehicleParts'>,
  partNo: string,
): Promise<string[]> => {
  const vehicle = (await read.fitmentsOf(partNo)).find(({ vehicles }) => vehicles.length > 0)?.vehicles[0];
  if (vehicle === undefined) return [];
  const category = parts.categoryOf(partNo);
  const candidates = [...partsOf(vehicleParts, vehicle)]
    .map(parts.at)
    .filter((no) => no !== partNo && parts.categoryOf(no) === category && parts.parentOf(no) === undefined)
    .slice(0, maxCandidates);
  if (candidates.length === 0) return [];
  const fitments = await read.fitmentsOn(vehicle, [partNo, ...candidates]);
  const place = positionsOf(fitments.get(partNo));
  return candidates.filter((no) => positionsOf(fitments.get(no)) === place);
};

/** Parts without vehicles are compared by their measures: finds the parts of the category with equal measures. */
const ofTheSameSize = ({ parts, facts }: Pick<Snapshot, 'parts' | 'facts'>, partNo: string): string[] => {
  const ordinal = parts.ordinalOf(partNo);
  const among = parts.inCategories([parts.categoryAt(ordinal)]);
  return sameSize(facts, ordinal, among, maxCandidates)
    .filter((other) => parts.kitAt(other) === -1)
    .map(parts.at);
};

/**
 * Cleansed numbers of equivalent parts: interchangeable ones, those with the same maker's number, and parts of the category
 * for the same vehicles. Parts without vehicles are compared by their measures. Cached for a generation, because only an
 * import changes the result.
 */
export const sameUse = (
  snapshot: Pick<Snapshot, 'read' | 'caches' | 'parts' | 'facts' | 'supersessions' | 'vehicleParts'>,
  partNo: string,
): Promise<readonly string[]> =>
  snapshot.caches.sameUse.get(partNo, async () => {
    const { parts, supersessions } = snapshot;
    const either = supersessions
      .around(partNo)
      .filter(({ kind }) => kind === 'INTERCHANGE')
      .flatMap(({ oldNo, newNo }) => [oldNo, newNo]);
    const alike = parts.isFitted(partNo) ? await onTheSameVehicle(snapshot, partNo) : ofTheSameSize(snapshot, partNo);
    return [...new Set([...either, ...alike])].filter((no) => no !== partNo && parts.has(no));
  });
