import { describe, expect, it } from 'vitest';
import { inMost, intersect, lighter, mostFirst, orderMost, rankAll, unite, weightBits } from './postings.ts';

const list = (...entries: [rank: number, weight: number][]) =>
  Uint32Array.from(entries, ([rank, weight]) => (rank << weightBits) | weight);
const shown = (postings: Uint32Array) => [...postings].map((entry) => [entry >>> weightBits, entry & 3]);

describe('postings', () => {
  const [one, other] = [list([1, 3], [4, 0], [9, 2], [200, 1]), list([0, 1], [4, 2], [9, 1], [10, 3])];

  it('in both lists keep the smaller weight', () => {
    expect(shown(intersect(one, other))).toEqual([
      [4, 0],
      [9, 1],
    ]);
    expect(intersect(one, list())).toHaveLength(0);
  });

  it('in any list keep the greater weight, each rank once and in order', () => {
    expect(shown(unite([one, other, list([4, 1])]))).toEqual([
      [0, 1],
      [1, 3],
      [4, 2],
      [9, 2],
      [10, 3],
      [200, 1],
    ]);
    expect(unite([])).toHaveLength(0);
  });

  it('by another name weigh less, but never less than nothing', () => {
    expect(shown(lighter(one)).map(([, weight]) => weight)).toEqual([2, 0, 1, 0]);
  });
});

describe('a page', () => {
  const lists = [list([1, 0], [2, 3], [3, 1], [5, 1], [7, 0]), list([1, 1], [2, 0], [3, 2], [4, 3], [5, 2], [7, 0])];
  const page = (from: number, count: number, without: number[] = []) =>
    rankAll(lists, { from, count, without: new Set(without) });

  it('has the greatest sums first, and the order of rank among equals', () => {
    expect(page(0, 10)).toEqual({ total: 5, ranks: [2, 3, 5, 1, 7] });
  });

  it('is the same cut wherever it begins', () => {
    expect(page(1, 2)).toEqual({ total: 5, ranks: [3, 5] });
    expect(page(4, 2)).toEqual({ total: 5, ranks: [7] });
    expect(page(5, 2)).toEqual({ total: 5, ranks: [] });
  });

  it('leaves out what is listed already, and its total too', () => {
    expect(page(0, 2, [3])).toEqual({ total: 4, ranks: [2, 5] });
  });
});

describe('where not everything can be had', () => {
  const one = list([1, 0], [2, 0], [3, 0]);
  const [two, three] = [list([2, 0], [3, 0], [7, 0]), list([3, 0], [9, 0])];

  it('ranks in most of the lists are found, those of rare ones first; one list alone is not most', () => {
    expect([...inMost([one, two, three], [], 10)]).toEqual([3]);
    expect([...inMost([one, two, list([5, 0])], [], 10)]).toEqual([2, 3]);
    expect([...inMost([one, list([7, 0]), list([9, 0])], [], 10)]).toEqual([]);
  });

  it('what must be there is', () => {
    expect([...inMost([one, two], [list([2, 0], [8, 0])], 10)]).toEqual([2]);
    expect([...inMost([one, two], [list([8, 0])], 10)]).toEqual([]);
  });

  it('hints bring forward what they hold and leave out nothing', () => {
    expect([...mostFirst(Uint32Array.from([9, 1, 3, 2]), [one, three])]).toEqual([3, 9, 1, 2]);
    expect([...mostFirst(Uint32Array.from([9, 1]), [])]).toEqual([9, 1]);
  });
});

it('agrees with looking at every rank', () => {
  const random = (seed: number, share: number) =>
    list(
      ...Array.from({ length: 5_000 }, (_, rank): [number, number] => [rank, (rank * seed) % 4]).filter(
        ([rank]) => ((rank + 1) * seed * 7919) % 1_000 < share,
      ),
    );
  const [a, b] = [random(3, 30), random(7, 600)];
  const inBoth = shown(a).filter(([rank]) => shown(b).some(([other]) => other === rank));
  expect(shown(intersect(a, b)).map(([rank]) => rank)).toEqual(inBoth.map(([rank]) => rank));
  expect(rankAll([a, b], { from: 0, count: 1, without: new Set() }).total).toBe(inBoth.length);
});

it('ranks with more of the lists come first, a kind of part before rarer words', () => {
  const ranks = (...some: number[]) => list(...some.map((rank): [number, number] => [rank, 0]));
  const lists = [
    { list: ranks(1), isKind: false },
    { list: ranks(2, 3), isKind: true },
    { list: ranks(3), isKind: false },
  ];
  const order = (isFirst: (rank: number) => boolean) => [
    ...orderMost(ranks(0, 1, 2, 3, 4), { lists, isFirst, size: 8 }),
  ];
  expect(order(() => false)).toEqual([3, 2, 1, 0, 4]);
  expect(order((rank) => rank === 4)).toEqual([3, 2, 1, 4, 0]);
});
