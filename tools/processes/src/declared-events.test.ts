import { expect, test } from 'vitest';
import { allEvents } from '../../../packages/contracts/src/all-events.ts';
import { declaredEvents } from './declared-events.ts';

test('the text of the declarations has every event with its consumers', () => {
  const declared = declaredEvents().map(({ publisher, event, consumers }) => ({
    topic: `southline.${publisher}.${event}.v1`,
    consumers,
  }));
  expect(declared).toHaveLength(allEvents.length);
  expect(declared).toEqual(expect.arrayContaining(allEvents));
});
