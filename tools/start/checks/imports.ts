import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#machine/paths.ts';
import type { Verdict } from '../tally.ts';
import { tool } from './programs.ts';

const folders = ['packages', 'services', 'tools', 'web/src', 'e2e', 'load-tests'];

interface Cruise {
  readonly summary: {
    readonly totalCruised: number;
    readonly violations: readonly { rule: { name: string }; from: string; to: string }[];
  };
}

/** Verdict on dependency-cruiser's JSON. Without a TypeScript parser it cruises nothing and stays silent, so that fails. */
export const judge = (output: string): Verdict => {
  const { summary }: Cruise = JSON.parse(output);
  if (!summary.totalCruised) return { ok: false, reason: 'dependency-cruiser saw no module: is @swc/core installed?' };
  const violations = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  return { ok: violations.length === 0, reason: violations.join('\n') };
};

export const checkImports = async (): Promise<Verdict> => {
  const there = folders.filter((folder) => existsSync(join(root, folder)));
  const { output } = await tool(
    'depcruise',
    ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...there],
    {
      keep: Number.POSITIVE_INFINITY,
    },
  );
  const start = output.indexOf('{');
  if (start < 0) return { ok: false, reason: output };
  return judge(output.slice(start));
};
