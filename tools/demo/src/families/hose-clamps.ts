import { type FamilyPlan, kind } from '../draft.ts';
import { priced } from '../price.ts';

const worm =
  '8-12 8-16 10-16 12-20 12-22 16-25 16-27 20-32 25-40 30-45 32-50 35-50 40-60 50-70 60-80 70-90 80-100 90-110 100-120 110-130 120-140 130-150 140-160 150-170 160-180 180-200 200-220 230-250';
const injection = '7-9 9-11 10-12 11-13 12-14 13-15 14-16 15-17 16-18 17-19 18-20 19-21 20-22';
const tBolt =
  '26-28 29-31 32-35 36-39 40-43 44-47 48-51 52-55 56-59 60-63 64-67 68-73 74-79 80-85 86-91 92-97 98-103 104-112 113-121 122-130';

// item|letter|band mm|lift within the price band|diameter ranges
const types = [
  ['Worm Drive', 'W', '12', 0.02, worm],
  ['Fuel Injection', 'F', '9', 0.02, injection],
  ['T-Bolt', 'T', '20', 0.3, tBolt],
  ['Constant Tension', 'C', '14', 0.26, worm.split(' ').slice(6, 22).join(' ')],
  ['Ear (Crimp)', 'E', '7.5', 0, injection],
  ['Spring Band', 'S', '12', 0.01, injection],
  ['P-Clips', 'P', '16', 0.02, injection],
] as const;

const materials = [
  ['W2', 'part stainless (W2)', 0],
  ['W4', 'all 304 stainless (W4)', 0.08],
  ['W1', 'zinc plated (W1)', -0.01],
  ['W5', 'all 316 stainless (W5)', 0.16],
] as const;

type Clamp = {
  item: string;
  letter: string;
  band: string;
  lift: number;
  low: number;
  high: number;
  code: string;
  material: string;
  extra: number;
};

const clamps: readonly Clamp[] = materials.flatMap(([code, material, extra]) =>
  types.flatMap(([item, letter, band, lift, list]) =>
    list.split(' ').map((range): Clamp => {
      const [low = 0, high = 0] = range.split('-').map(Number);
      return { item, letter, band, lift, low, high, code, material, extra };
    }),
  ),
);

export const hoseClamps: FamilyPlan = {
  family: 'hose-clamps',
  share: 0.042,
  subcategories: types.map(([item]) => item),
  kinds: [
    kind({
      share: 1,
      bases: () => clamps,
      variants: [10, 1, 50],
      draft: ({ item, letter, band, lift, low, high, code, material, extra }, pack, { random }) => {
        const one = priced(random, [1.2, 25], lift + extra + high / 900);
        return {
          number: `HC${letter}${String(low).padStart(3, '0')}${String(high).padStart(3, '0')}${code}-${pack}`,
          item,
          description: `Hose clamp ${item.toLowerCase().replace(' (crimp)', '').replace('t-bolt', 'T-bolt').replace('p-clips', 'P-clip')} ${low}–${high}mm ${code === 'W4' || code === 'W5' ? `stainless ${code}` : code}${pack > 1 ? ` (${pack} pk)` : ''}`,
          grade: code === 'W5' ? 'PREMIUM' : 'STANDARD',
          cents: pack === 1 ? one : Math.floor((one * pack * (pack === 10 ? 0.8 : 0.62)) / 5) * 5,
          // Single clamps are sold by the ten.
          minimum: pack === 1 ? 10 : 1,
          attributes: {
            item,
            range_min: String(low),
            range_max: String(high),
            band_width: band,
            material,
            pack_qty: String(pack),
          },
        };
      },
    }),
  ],
};
