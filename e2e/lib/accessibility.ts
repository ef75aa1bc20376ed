import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface Finding {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
}

/**
 * Serious and critical findings of axe on the current page, one line each. `targetSize` also finds targets smaller than 24 px (WCAG
 * 2.2 AA); a target that a bar covers in part counts as smaller.
 */
export const accessibilityFindings = async (page: Page, { targetSize = false } = {}): Promise<string[]> => {
  // The script has half a megabyte, so each page loads it only once.
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(axe.source);
  const violations: readonly Finding[] = await page.evaluate(
    // Two rules need preloaded files: css-orientation-lock, which is off by default, and no-autoplay-audio, which is not serious.
    `axe.run(document, { preload: false, resultTypes: ['violations'], rules: { 'target-size': { enabled: ${targetSize} } } }).then(({ violations }) => violations)`,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`));
};
