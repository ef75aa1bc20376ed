import type { Finding } from './finding.ts';

/** The record of a violation. The text begins with the record; the numbers after it may change. */
const recordOf = (violation: string): string => violation.split(':')[0] ?? violation;

/**
 * Keeps the violations that the previous audit found on the same record. In a busy shop there is always some order whose
 * documents are being rendered, but each time another one.
 */
export const persisting = (before: readonly Finding[], now: readonly Finding[]): Finding[] =>
  now.map((finding) => {
    const earlier = before.find(({ invariant }) => invariant === finding.invariant)?.violations ?? [];
    const known = new Set(earlier.map(recordOf));
    const violations = finding.violations.filter((violation) => known.has(recordOf(violation)));
    return { ...finding, violations, underWay: finding.underWay + finding.violations.length - violations.length };
  });
