import { register } from '@southline/platform/metrics';
import { expect, it } from 'vitest';
import { recordFindings } from './metrics.ts';

it('each invariant is a metric, and one that is looked at no more goes', async () => {
  const holdsEnd = { invariant: 'holds end', checked: 3, violations: ['SL1', 'SL2'], underWay: 1 };
  const oneCapture = { invariant: 'one capture', checked: 3, violations: [], underWay: 0 };
  recordFindings([oneCapture], new Date(1_000));
  recordFindings([holdsEnd], new Date(5_000));
  const page = await register.metrics();
  expect(page).toContain('southline_invariant_violations{invariant="holds end"} 2');
  expect(page).toContain('southline_invariant_under_way{invariant="holds end"} 1');
  expect(page).toContain('southline_audit_finished_timestamp_seconds 5');
  expect(page).not.toContain('one capture');
});
