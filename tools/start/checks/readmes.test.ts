import { expect, test } from 'vitest';
import { problemsOfReadme } from './readmes.ts';

const readme = 'Rpc: PlaceOrder. Events: `order-placed`.\n\n## Environment\n\n`MONGO_URL`, `HOLD_MINUTES`, `OLD_NAME`';
const declared = { variables: ['HOLD_MINUTES'], rpcs: ['PlaceOrder'], events: ['order-placed'] };

test('a README that names all, and one variable of the past, has one problem', () => {
  expect(problemsOfReadme(readme, declared, ['MONGO_URL'])).toEqual([
    'names OLD_NAME, which is no variable of the service',
  ]);
});

test.each([
  ['variables', 'SWEEP_MS'],
  ['rpcs', 'Place'],
  ['events', 'order'],
])('a README lacks one of the %s', (kind, name) => {
  expect(
    problemsOfReadme(readme, { ...declared, [kind]: [name] }, ['MONGO_URL', 'HOLD_MINUTES', 'OLD_NAME']),
  ).toContain(`does not name ${name}`);
});
