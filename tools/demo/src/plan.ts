import type { FamilyPlan } from './draft.ts';
import { batteries } from './families/batteries.ts';
import { brakes } from './families/brakes.ts';
import { chemicalsFamily } from './families/chemicals.ts';
import { coinBatteries } from './families/coin-batteries.ts';
import { driveBelts } from './families/drive-belts.ts';
import { filters } from './families/filters.ts';
import { fluidsOils } from './families/fluids-oils.ts';
import { hoseClamps } from './families/hose-clamps.ts';
import { lightBulbs } from './families/light-bulbs.ts';
import { powerTools } from './families/power-tools.ts';
import { ppe } from './families/ppe.ts';
import { sparkPlugs } from './families/spark-plugs.ts';
import { wipers } from './families/wipers.ts';

/** The range in the order of the shop's categories, with the names that the specification gives them. */
export const range: readonly { readonly name: string; readonly plan: FamilyPlan }[] = [
  { name: 'Batteries', plan: batteries },
  { name: 'Spark Plugs', plan: sparkPlugs },
  { name: 'Light Bulbs', plan: lightBulbs },
  { name: 'Wipers', plan: wipers },
  { name: 'Brakes', plan: brakes },
  { name: 'Chemicals', plan: chemicalsFamily },
  { name: 'Drive Belts', plan: driveBelts },
  { name: 'Filters', plan: filters },
  { name: 'Fluids & Oils', plan: fluidsOils },
  { name: 'Hose Clamps', plan: hoseClamps },
  { name: 'Power Tools', plan: powerTools },
  { name: 'PPE', plan: ppe },
  { name: 'Coin Batteries', plan: coinBatteries },
];

/** Divides the total into whole numbers in proportion to the shares. The largest remainders get the rest. */
export function divide(total: number, shares: readonly number[]): number[] {
  const sum = shares.reduce((a, b) => a + b, 0);
  const exact = shares.map((share) => (total * share) / sum);
  const parts = exact.map(Math.floor);
  const order = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  let left = total - parts.reduce((a, b) => a + b, 0);
  for (const { index } of order) {
    if (left <= 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left--;
  }
  return parts;
}
