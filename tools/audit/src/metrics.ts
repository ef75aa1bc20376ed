import { Gauge } from '@southline/platform/metrics';
import type { Finding } from './finding.ts';

const violated = new Gauge({
  name: 'southline_invariant_violations',
  help: 'Violations by invariant; the exporter tells those that two audits have seen; must stay 0',
  labelNames: ['invariant'],
});

const underWay = new Gauge({
  name: 'southline_invariant_under_way',
  help: 'Records that the last audit found unfinished, by invariant',
  labelNames: ['invariant'],
});

const finished = new Gauge({
  name: 'southline_audit_finished_timestamp_seconds',
  help: 'When the last audit ended',
});

/** Turns an audit into metrics; an invariant that was not checked this time is removed. */
export const recordFindings = (findings: readonly Finding[], now: Date): void => {
  violated.reset();
  underWay.reset();
  for (const { invariant, violations, underWay: waiting } of findings) {
    violated.set({ invariant }, violations.length);
    underWay.set({ invariant }, waiting);
  }
  finished.set(now.getTime() / 1000);
};
