import { expect, test } from 'vitest';
import { overBudget, unmatched } from './first-load.ts';

test('a first load above its budget is a problem, one that reaches it is none', () => {
  expect(overBudget(151_001, 151_000)).toBe('the first load has 151001 bytes of script, its budget is 151000');
  expect(overBudget(151_000, 151_000)).toBeUndefined();
});

test('a pattern that no module matches is named', () => {
  const modules = ['/repo/web/src/features/parts/model/row.ts', '/repo/node_modules/react/index.js'];
  expect(unmatched([/features\/parts\/model/, /features\/garage\/messages/], modules)).toEqual([
    String(/features\/garage\/messages/),
  ]);
});
