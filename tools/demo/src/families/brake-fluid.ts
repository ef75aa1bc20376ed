import type { Draft } from '../draft.ts';
import { priced } from '../price.ts';
import type { Random } from '../random.ts';

// class|dry boiling point °C|wet
const classes = [
  ['DOT 3', '205', '140'],
  ['DOT 4', '230', '155'],
  ['DOT 4 LV', '250', '165'],
  ['DOT 5', '260', '180'],
  ['DOT 5.1', '260', '180'],
] as const;
const packs = [0.5, 1, 4, 20] as const;

export type BrakeFluid = { dot: string; dry: string; wet: string; pack: number };

export const brakeFluids: readonly BrakeFluid[] = packs.flatMap((pack) =>
  classes.map(([dot, dry, wet]) => ({ dot, dry, wet, pack })),
);

export const draftBrakeFluid = (
  prefix: string,
  item: string,
  { dot, dry, wet, pack }: BrakeFluid,
  random: Random,
): Draft => ({
  number: `${prefix}${dot.replace(/[^0-9A-Z]/g, '').replace('DOT', '')}-${pack * 1000}`,
  item,
  description: `Brake fluid ${dot} ${pack < 1 ? `${pack * 1000}mL` : `${pack}L`}`,
  grade: dot === 'DOT 3' ? 'STANDARD' : 'PREMIUM',
  cents: Math.max(895, Math.floor((priced(random, [14, 30], Number(dry) / 400) * pack ** 0.85) / 100) * 100 + 95),
  attributes: {
    item,
    brake_fluid: dot,
    pack_l: String(pack),
    dry_boiling_point: `${dry} °C`,
    wet_boiling_point: `${wet} °C`,
  },
  footnote: dot === 'DOT 5' ? 'Silicone: do not mix with DOT 3, 4 or 5.1.' : 'Use from a sealed container only.',
});
