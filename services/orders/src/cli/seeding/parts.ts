import { noFitting, noPart } from '@southline/kernel/part-facts';
import { cleanse } from '@southline/kernel/part-number';
import { randomId } from '@southline/platform/ids';
import type { Line } from '../../domain/line.ts';

/** Per part family: the prefix of its numbers, its description, and the lowest and highest price in cents. */
export const families = [
  { family: 'batteries', begin: 'SB', words: 'Battery maintenance free', from: 13_900, to: 42_900 },
  { family: 'filters', begin: 'FO', words: 'Oil filter spin-on', from: 890, to: 4_590 },
  { family: 'spark-plugs', begin: 'SP', words: 'Spark plug iridium', from: 690, to: 3_290 },
  { family: 'wipers', begin: 'WB', words: 'Wiper blade flat', from: 1_290, to: 4_990 },
  { family: 'brakes', begin: 'BP', words: 'Brake pad set front', from: 4_900, to: 18_900 },
  { family: 'light-bulbs', begin: 'LB', words: 'Globe 12V H7 55W', from: 390, to: 2_990 },
] as const;

export const aPart = (random: () => number, { family, begin, words, from, to }: (typeof families)[number]): Line => {
  const number = 1_000 + Math.floor(random() * 2_000);
  const partNo = `${begin}-${number}`;
  return {
    ...noPart,
    ...noFitting,
    lineId: randomId(),
    quantity: 1 + Math.floor(4 * random() ** 2),
    minQuantity: 1,
    partNo,
    cleansedPartNo: cleanse(partNo),
    description: `${words} ${number}`,
    priceCents: from + Math.floor((to - from) * random()),
    isFree: false,
    available: 40,
    stockLevel: 'InStock',
    family,
    attributes: {},
    categoryIds: [family],
  };
};
