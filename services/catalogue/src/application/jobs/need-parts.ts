import type { Need } from '../../domain/jobs/job.ts';
import { type FitmentOnVehicle, fitVerdict } from '../../domain/parts/fit.ts';
import type { PartDetail } from '../../domain/parts/part.ts';
import type { Vehicle } from '../../domain/vehicles/vehicle.ts';
import { partsOnVehicle } from '../parts/parts-on-vehicle.ts';
import { readDetails } from '../parts/read-cached.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** The most parts of a job's universal categories that are checked. */
const maxUniversal = 1_000;

/** A part that meets a need, and how many pieces of it. */
export interface NeedPart {
  readonly partNo: string;
  readonly quantity: number;
  readonly fitments: readonly FitmentOnVehicle[];
  /** The position of its category among the categories of the need. */
  readonly place: number;
}

/** The position of each category in the need; a subcategory has the position of its parent. */
export const placesOf = ({ categories }: Snapshot, need: Need): ReadonlyMap<string, number> =>
  new Map(need.categories.flatMap((id, place) => categories.withDescendants(id).map((each) => [each, place] as const)));

const sameText = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The catalogue's parts for some needs of one vehicle: two queries, for any number of needs and parts. */
export const readNeedParts = async (snapshot: Snapshot, vehicle: Vehicle, needs: readonly Need[]) => {
  const { parts, read } = snapshot;
  const idsOf = (universal: boolean) => [
    ...new Set(
      needs.filter((need) => need.universal === universal).flatMap((need) => [...placesOf(snapshot, need).keys()]),
    ),
  ];
  const fitted = new Set(idsOf(false));
  // Parts inside a kit are left out, because they are bought with the kit.
  const alone = (partNo: string) => parts.parentOf(partNo) === undefined;
  const onVehicle = partsOnVehicle(snapshot, vehicle).filter((part) => fitted.has(parts.categoryAt(part)));
  const fitting = [...onVehicle].map(parts.at).filter(alone);
  const universal = [...parts.inCategories(idsOf(true)).slice(0, maxUniversal)].map(parts.at).filter(alone);
  const [details, fitments] = await Promise.all([
    readDetails(snapshot)([...new Set([...fitting, ...universal])]),
    read.fitmentsOn(vehicle.id, fitting),
  ]);

  const meets = (need: Need, { attributes }: PartDetail) =>
    Object.entries(need.attributes).every(([name, value]) => sameText(attributes[name] ?? '', value));
  const inPosition = ({ positions }: Need, { position }: FitmentOnVehicle) =>
    positions.length === 0 || positions.some((wanted) => sameText(wanted, position));

  return {
    details,
    fitments,
    of: (need: Need) => {
      const places = placesOf(snapshot, need);
      return [...details.values()].flatMap((part): NeedPart[] => {
        const place = places.get(part.categoryId);
        if (place === undefined || !meets(need, part)) return [];
        const listed = (fitments.get(part.id) ?? []).filter((fitment) => inPosition(need, fitment));
        if (!need.universal && listed.length === 0) return [];
        const { quantity } = fitVerdict(listed, true);
        return [{ partNo: part.id, quantity: quantity || need.quantity, fitments: listed, place }];
      });
    },
  };
};
