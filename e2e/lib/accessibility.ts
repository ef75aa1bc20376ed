import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface Finding {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
}

/** Serious and critical findings of axe on the current page, one line each. */
export const accessibilityFindings = async (page: Page): Promise<string[]> => {
  // The script has half a megabyte, so each page loads it only once.
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(axe.source);
  const violations: readonly Finding[] = await page.evaluate(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations)`,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`));
};
