import { describe, expect, it } from 'vitest';
import { FaultBox, faultOrder } from './fault.ts';

const armed = (...orders: object[]) => {
  const box = new FaultBox();
  for (const order of orders) box.arm(faultOrder.parse(order));
  return box;
};

describe('FaultBox', () => {
  it('hits as many requests as ordered, then none', () => {
    const box = armed({ operation: 'form', kind: 'reset', count: 2 });
    expect(box.take('form', [])?.kind).toBe('reset');
    expect(box.take('form', [])?.kind).toBe('reset');
    expect(box.take('form', [])).toBeUndefined();
    expect(box.list()).toEqual([]);
  });

  it('leaves other operations alone', () => {
    expect(armed({ operation: 'form', kind: 'reset' }).take('query', [])).toBeUndefined();
  });

  it('hits only the invoice that its match begins', () => {
    const box = armed({ operation: 'query', kind: 'unknown', match: 'order-7' });
    expect(box.take('query', ['order-8-1', 'S7'])).toBeUndefined();
    expect(box.take('query', ['order-7-1', 'S7'])?.kind).toBe('unknown');
  });

  it('hits the share of the requests that is ordered', () => {
    const dice = [0.3, 0.1, 0.2];
    const box = new FaultBox(() => dice.shift() ?? 0);
    box.arm(faultOrder.parse({ operation: 'refund', kind: 'late', share: 0.2, count: 9 }));
    expect([1, 2, 3].map(() => box.take('refund', [])?.kind)).toEqual([undefined, 'late', undefined]);
  });

  it('takes the oldest that fits', () => {
    const box = armed({ operation: 'query', kind: 'slow' }, { operation: 'query', kind: 'empty' });
    expect(box.take('query', [])?.kind).toBe('slow');
    expect(box.take('query', [])?.kind).toBe('empty');
  });

  it('arms a hundred at most', () => {
    const box = armed(...Array.from({ length: 100 }, () => ({ operation: 'create', kind: 'slow' })));
    expect(box.arm(faultOrder.parse({ operation: 'create', kind: 'slow' }))).toBeUndefined();
  });
});

describe('faultOrder', () => {
  it.each([
    { operation: 'form', kind: 'unknown' },
    { operation: 'query', kind: 'duplicate-post' },
    { operation: 'query', kind: 'late' },
    { operation: 'refund', kind: 'late', longestMs: 120_001 },
    { operation: 'form', kind: 'reset', count: 0 },
    { operation: 'form', kind: 'slow', delayMs: 120_001 },
    { operation: 'form', kind: 'reset', unknownField: 1 },
  ])('refuses %o', (order) => {
    expect(faultOrder.safeParse(order).success).toBe(false);
  });
});
