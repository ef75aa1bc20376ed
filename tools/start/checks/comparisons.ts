import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#machine/paths.ts';
import type { Verdict } from '../tally.ts';

/** Files that may use a collation, each with its purpose. It must not decide whose data are found. */
const collations: ReadonlyMap<string, string> = new Map([
  ['services/catalogue/src/storage/generations.ts', 'sorts and matches names of vehicles, which belong to nobody'],
]);

/** Files that may change the case of an address, each with the reason. */
const ownForms: ReadonlyMap<string, string> = new Map([
  ['packages/kernel/src/email.ts', 'is the one normalised form'],
  ['packages/platform/src/address-key.ts', 'reads network addresses'],
]);

const changedCase =
  /\b\w*(?:e?mail|address)(?:Address)?(?:\.trim\(\))?\.(?:toLowerCase|toUpperCase|normalize|localeCompare)\(/i;

const comments = /^\s*(?:\/\/|\/?\*).*$/gm;

/**
 * Comparisons that make two people's data equal. A collation calls look-alike letters equal, so a look-alike address, code or
 * number would find another person's data. Addresses are compared by `normalizedAddress` alone.
 */
export const problemsOfComparisons = (file: string, text: string): string[] => {
  const code = text.replaceAll(comments, '');
  return [
    ...(/collation|\bstrength: [12]\b/i.test(code) && !collations.has(file)
      ? ['uses a collation; store a normalised form in its own field and compare it exactly']
      : []),
    ...(changedCase.test(code) && !ownForms.has(file)
      ? ['has its own form of an address; use normalizedAddress of @southline/kernel/email']
      : []),
  ];
};

/** Checks that no query finds data by a collation, and that addresses have one form. */
export const checkComparisons = async (): Promise<Verdict> => {
  const files = globSync(['{services,packages}/*/src/**/*.ts', 'tools/audit/src/**/*.ts', 'web/src/**/*.{ts,tsx}'], {
    cwd: root,
  });
  const problems = files
    .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('packages/testkit/'))
    .flatMap((file) =>
      problemsOfComparisons(file, readFileSync(join(root, file), 'utf8')).map((problem) => `${file} ${problem}`),
    );
  return { ok: problems.length === 0, reason: problems.join('\n') };
};
