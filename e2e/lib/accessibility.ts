import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
}

// The other build has more than twice the size, and each checked page compiles it.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Serious and critical findings of axe on the current page, one line each. `targetSize` also finds targets smaller than 24 px (WCAG
 * 2.2 AA); a target that a bar covers in part counts as smaller.
 */
export const accessibilityFindings = async (page: Page, { targetSize = false } = {}): Promise<string[]> => {
  // Each page loads the script only once.
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(source);
  const violations: readonly Finding[] = await page.evaluate(`(() => {
    const others = axe._audit.rules.filter(({ impact }) => impact !== 'serious' && impact !== 'critical');
    const rules = Object.fromEntries(others.map(({ id }) => [id, { enabled: false }]));
    rules['target-size'] = { enabled: ${targetSize} };
    // A finding names its element by a selector. axe would copy the HTML of every element that it checks.
    axe.configure({ noHtml: true });
    // css-orientation-lock needs preloaded files; it is off by default.
    return axe.run(document, { preload: false, resultTypes: ['violations'], rules }).then(({ violations }) => violations);
  })()`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  );
};
