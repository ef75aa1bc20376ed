import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#machine/paths.ts';
import { bundleTargets } from './targets.ts';

// An image holds the bundles of a service and nothing else of its sources. `demo` and `age-order` make the demo data of
// docker-compose.yml; what only measures is in src/bench.
test('an image holds only commands that operators use', () => {
  const commands = bundleTargets()
    .filter(({ dir }) => dir.startsWith(join(root, 'services')))
    .flatMap(({ name, entries }) => entries.map((entry) => `${name} ${basename(entry, '.ts')}`))
    .filter((command) => !/ (main|migrate|parked-events)$/.test(command));
  expect(commands.toSorted()).toEqual([
    'auth change-staff',
    'auth create-staff',
    'auth demo',
    'auth recover-numbers',
    'bff openapi',
    'catalogue empty-searches',
    'catalogue import',
    'catalogue range',
    'content demo',
    'content flags',
    'content switches',
    'content texts',
    'documents recover-numbers',
    'locator locator',
    'orders age-order',
    'orders reconcile',
    'orders review',
    'payments mark-restored',
    'payments reseal',
    'payments review',
    'returns recover-numbers',
    'vouchers demo',
    'vouchers vouchers',
  ]);
});
