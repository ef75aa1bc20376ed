import { describe, expect, it } from 'vitest';
import { createSupersessions, orderability, type Supersession, type SupersessionKind } from './supersession.ts';

const step = (oldNo: string, newNo: string, kind: SupersessionKind = 'REPLACES'): Supersession => ({
  oldNo,
  oldPartNo: oldNo,
  newNo,
  newPartNo: newNo,
  kind,
  note: '',
});
const all =
  (available = 9) =>
  () => ({ exists: true, available });

describe('a family of numbers', () => {
  it('is the same, oldest first, from any of its numbers', () => {
    const chain = createSupersessions([step('A', 'B'), step('B', 'C'), step('X', 'Y')]);
    for (const from of ['A', 'B', 'C']) {
      expect(chain.around(from).map(({ oldNo, newNo }) => oldNo + newNo)).toEqual(['AB', 'BC']);
    }
    expect(chain.around('Z')).toEqual([]);
    expect(chain.has('Z')).toBe(false);
  });

  it('lists each number once although the data runs in a circle', () => {
    const circle = createSupersessions([step('A', 'B'), step('B', 'C'), step('C', 'A')]);
    expect(circle.successors('A')).toEqual(['B', 'C']);
    expect(circle.around('A').map(({ oldNo, newNo }) => oldNo + newNo)).toEqual(['AB', 'BC']);
  });

  it('is followed to its end, however long it is', () => {
    const steps = Array.from({ length: 20_000 }, (_, index) => step(`N${index}`, `N${index + 1}`));
    for (const order of [steps, steps.toReversed()]) {
      const long = createSupersessions(order);
      expect(long.successors('N0')).toHaveLength(20_000);
      expect(orderability(long, 'N0', all())).toEqual({ orderable: false, supersededBy: 'N20000' });
    }
  });

  it('branches where one part became two', () => {
    const split = createSupersessions([step('A', 'B'), step('A', 'C')]);
    expect(split.successors('A')).toEqual(['B', 'C']);
  });
});

describe('what can be bought', () => {
  it.each([
    ['two numbers', [step('A', 'B'), step('B', 'A')], 'B'],
    ['three numbers', [step('A', 'B'), step('B', 'C'), step('C', 'A')], 'C'],
    ['different kinds', [step('A', 'B', 'CONDITIONAL'), step('B', 'A', 'WHILE_STOCK')], 'B'],
    ['a loop inside a chain', [step('A', 'B'), step('B', 'C'), step('C', 'B')], 'C'],
    ['a loop with an exit', [step('A', 'B'), step('B', 'A'), step('B', 'D')], 'D'],
    ['two loops', [step('A', 'B'), step('B', 'A'), step('B', 'C'), step('C', 'A')], 'C'],
    ['a loop in another order', [step('C', 'A'), step('A', 'B'), step('B', 'C')], 'B'],
  ])('of %s that replace each other is one of them', (_name, steps, last) => {
    const loop = createSupersessions(steps);
    expect(orderability(loop, 'A', all()).supersededBy).toBe(last);
    expect(orderability(loop, last, all(0)).orderable).toBe(true);
  });

  it('of a chain of fifteen numbers is its last one', () => {
    const numbers = [...Array.from({ length: 15 }, (_, index) => `CH${index + 1}`), 'FO1009'];
    const chain = createSupersessions(numbers.slice(1).map((newNo, index) => step(numbers[index] ?? '', newNo)));
    const known = (partNo: string) => ({ exists: partNo === 'FO1009', available: 3 });
    expect(orderability(chain, 'CH1', known)).toEqual({ orderable: false, supersededBy: 'FO1009' });
  });

  it('is both of two interchangeable numbers', () => {
    const either = createSupersessions([step('A', 'B', 'INTERCHANGE'), step('B', 'A', 'INTERCHANGE')]);
    expect(['A', 'B'].map((no) => orderability(either, no, all()).orderable)).toEqual([true, true]);
  });

  it('in place of a replaced part is the nearest successor that can be bought', () => {
    const chain = createSupersessions([step('A', 'B'), step('B', 'C', 'CONDITIONAL')]);
    expect(orderability(chain, 'A', all())).toEqual({ orderable: false, supersededBy: 'C' });
    expect(orderability(chain, 'C', all())).toEqual({ orderable: true, supersededBy: '' });
  });

  it('while stock lasts is the old part, then the new one', () => {
    const last = createSupersessions([step('A', 'B', 'WHILE_STOCK')]);
    expect(orderability(last, 'A', all(1))).toEqual({ orderable: true, supersededBy: '' });
    expect(orderability(last, 'A', all(0))).toEqual({ orderable: false, supersededBy: 'B' });
  });

  it('is empty after a part that ended without a successor, or with an unknown one', () => {
    const ended = createSupersessions([step('A', '', 'DISCONTINUED'), step('B', 'C')]);
    expect(orderability(ended, 'A', all())).toEqual({ orderable: false, supersededBy: '' });
    const onlyB = (partNo: string) => ({ exists: partNo === 'B', available: 1 });
    expect(orderability(ended, 'B', onlyB)).toEqual({ orderable: false, supersededBy: '' });
  });

  it('is either of two interchangeable parts', () => {
    const pair = createSupersessions([step('A', 'B', 'INTERCHANGE')]);
    expect(orderability(pair, 'A', all()).orderable).toBe(true);
    expect(pair.has('B')).toBe(true);
  });
});
