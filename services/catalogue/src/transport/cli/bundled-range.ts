import batteries from '../../../range/batteries.json' with { type: 'json' };
import brakes from '../../../range/brakes.json' with { type: 'json' };
import chemicals from '../../../range/chemicals.json' with { type: 'json' };
import coinBatteries from '../../../range/coin-batteries.json' with { type: 'json' };
import driveBelts from '../../../range/drive-belts.json' with { type: 'json' };
import filters from '../../../range/filters.json' with { type: 'json' };
import fluidsOils from '../../../range/fluids-oils.json' with { type: 'json' };
import hoseClamps from '../../../range/hose-clamps.json' with { type: 'json' };
import lightBulbs from '../../../range/light-bulbs.json' with { type: 'json' };
import powerTools from '../../../range/power-tools.json' with { type: 'json' };
import ppe from '../../../range/ppe.json' with { type: 'json' };
import sparkPlugs from '../../../range/spark-plugs.json' with { type: 'json' };
import wipers from '../../../range/wipers.json' with { type: 'json' };
import type { RangePage } from '../../domain/range/range-page.ts';
import { readRangePage } from './range-page.ts';

const files = {
  batteries,
  sparkPlugs,
  lightBulbs,
  wipers,
  brakes,
  chemicals,
  driveBelts,
  filters,
  fluidsOils,
  hoseClamps,
  powerTools,
  ppe,
  coinBatteries,
};

/** A root page with these families, in their order. */
export const rangeOf = (children: readonly RangePage[]): RangePage => ({
  name: 'Our Range',
  description:
    'Parts and consumables for cars, utes, trucks and machines in Australia and New Zealand. Choose a family to see what we make in it and where it fits, or go straight to the Parts Finder.',
  drawing: { family: 'filters', attributes: {} },
  children,
});

/** The product's own range. */
export const bundledRange = (): RangePage =>
  rangeOf(Object.entries(files).map(([name, content]) => readRangePage(`${name}.json`, content)));
