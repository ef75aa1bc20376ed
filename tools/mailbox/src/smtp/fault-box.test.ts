import { expect, it } from 'vitest';
import { FaultBox, faultOrder } from './fault-box.ts';

it('hits as many messages as ordered, and only those that its match names', () => {
  const box = new FaultBox();
  box.arm(faultOrder.parse({ kind: 'reject-temporarily', count: 2, match: 'slow@' }));
  expect(box.take(['quick@example.test'])).toBeUndefined();
  expect(box.take(['quick@example.test', 'slow@example.test'])).toBe('reject-temporarily');
  expect(box.take(['slow@example.test'])).toBe('reject-temporarily');
  expect(box.take(['slow@example.test'])).toBeUndefined();
});

it('arms a hundred at most', () => {
  const box = new FaultBox();
  const fault = faultOrder.parse({ kind: 'close-after-data' });
  const armed = Array.from({ length: 101 }, () => box.arm(fault));
  expect(armed.filter(Boolean)).toHaveLength(100);
});
