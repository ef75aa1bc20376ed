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

  it('ends although the data runs in a circle', () => {
    const circle = createSupersessions([step('A', 'B'), step('B', 'C'), step('C', 'A')]);
    expect(circle.successors('A')).toEqual(['B', 'C']);
    expect(circle.around('A')).toHaveLength(3);
  });

  it('is followed ten steps far', () => {
    const endless = createSupersessions(Array.from({ length: 30 }, (_, index) => step(`N${index}`, `N${index + 1}`)));
    expect(endless.successors('N0')).toHaveLength(10);
  });

  it('branches where one part became two', () => {
    const split = createSupersessions([step('A', 'B'), step('A', 'C')]);
    expect(split.successors('A')).toEqual(['B', 'C']);
  });
});

describe('what can be bought', () => {
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
