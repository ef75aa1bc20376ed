import { demoSet } from '@southline/demo/demo-set';
import { beforeAll, expect, it } from 'vitest';
import { searchWorld } from '../../../test/support/search-world.ts';
import { type Sentence, sentences } from '../../../test/support/sentences.ts';
import { understand } from './understand.ts';

let world: Awaited<ReturnType<typeof searchWorld>>;
beforeAll(async () => {
  world = await searchWorld(demoSet({ parts: 20_000, seed: 1, vehicles: 3_000 }));
}, 60_000);

/** The place of the first right part among the first three; 0 if there is none. */
const rankOf = async ([typed, expected, vehicle]: Sentence): Promise<number> => {
  const { ordinals, outside } = await understand(world.searched, typed, world.vehicleReader);
  const first = Array.from(ordinals.subarray(0, 3), world.searched.parts.at);
  if (typeof expected === 'object' && 'notSold' in expected) {
    if (!outside) return 0;
    const { notSold } = expected;
    return notSold ? first.findIndex((id) => notSold.test(world.byId.get(id)?.description ?? '')) + 1 : 1;
  }
  const right = (id: string): boolean => {
    const part = world.byId.get(id);
    if (!part || (vehicle && !world.fits(part.id, vehicle))) return false;
    return typeof expected === 'string' ? part.partNo === expected : expected.test(part.description);
  };
  return first.findIndex(right) + 1;
};

const halves = { 'worked with': 0, 'held out': 1 } as const;
/** `SENTENCES="worked with"` prints the rates of this half by family, and the sentences that found nothing right. */
const shown = process.env.SENTENCES;

const percent = (count: number, of: number): string => `${Math.round((count / of) * 100)} %`.padStart(6);

it.each([
  ['worked with', 0.95],
  ['held out', 0.6],
] as const)(
  'of the sentences that were %s, %f and more have a right part among the first three',
  async (half, least) => {
    const ranks = await Promise.all(
      Object.entries(sentences).map(async ([family, list]) => {
        const chosen = list.filter((_, at) => at % 2 === halves[half]);
        return { family, found: await Promise.all(chosen.map(async (one) => [one[0], await rankOf(one)] as const)) };
      }),
    );
    const say = (name: string, found: readonly (readonly [string, number])[]) => {
      const [first, three] = [found.filter(([, rank]) => rank === 1), found.filter(([, rank]) => rank > 0)];
      if (half === shown)
        process.stdout.write(
          `${name.padEnd(20)}${percent(first.length, found.length)}${percent(three.length, found.length)} of ${found.length}\n`,
        );
      return three.length / found.length;
    };
    for (const { family, found } of ranks) {
      say(family, found);
      if (half === shown) for (const [typed, rank] of found) if (rank === 0) process.stdout.write(`    ${typed}\n`);
    }
    expect(
      say(
        'all',
        ranks.flatMap(({ found }) => found),
      ),
    ).toBeGreaterThanOrEqual(least);
  },
);

it('every sentence has a right part in the catalogue', () => {
  const impossible = Object.values(sentences)
    .flat()
    .filter(([, expected, vehicle]) => {
      if (typeof expected === 'object' && 'notSold' in expected) return false;
      return ![...world.byId.values()].some(
        (part) =>
          (typeof expected === 'string' ? part.partNo === expected : expected.test(part.description)) &&
          (!vehicle || world.fits(part.id, vehicle)),
      );
    });
  expect(impossible.map(([typed]) => typed)).toEqual([]);
});

it('there are at least 300 sentences, none twice', () => {
  const typed = Object.values(sentences).flatMap((list) => list.map(([text]) => text));
  expect(typed.length).toBeGreaterThanOrEqual(300);
  expect(new Set(typed).size).toBe(typed.length);
});
