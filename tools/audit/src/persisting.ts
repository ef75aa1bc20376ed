import type { Finding } from './finding.ts';

/** The record of a violation. The text begins with the record; the numbers after it may change. */
const recordOf = (violation: string): string => violation.split(':')[0] ?? violation;

/**
 * Keeps the violations that the audit before this one has seen on the same record. In a shop that sells all the time there
 * is always an order whose papers are being drawn; it is another one each time.
 */
export const persisting = (before: readonly Finding[], now: readonly Finding[]): Finding[] =>
  now.map((finding) => {
    const earlier = before.find(({ invariant }) => invariant === finding.invariant)?.violations ?? [];
    const known = new Set(earlier.map(recordOf));
    const violations = finding.violations.filter((violation) => known.has(recordOf(violation)));
    return { ...finding, violations, underWay: finding.underWay + finding.violations.length - violations.length };
  });
