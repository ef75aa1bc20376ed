import type { Finding } from './finding.ts';

const shown = 10;

/** A line per invariant, then the first violations of each. */
export const report = (findings: readonly Finding[]): string => {
  const width = Math.max(...findings.map(({ invariant }) => invariant.length));
  const lines = findings.flatMap(({ invariant, checked, violations, underWay }) => [
    `${violations.length === 0 ? 'ok  ' : 'FAIL'}  ${invariant.padEnd(width)}  ${String(violations.length).padStart(4)} violations in ${checked}` +
      (underWay > 0 ? `, ${underWay} under way` : ''),
    ...violations.slice(0, shown).map((violation) => `        ${violation}`),
    ...(violations.length > shown ? [`        … and ${violations.length - shown} more`] : []),
  ]);
  return lines.join('\n');
};
