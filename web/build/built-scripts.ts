import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltScripts } from '@southline/rest/web-build';
import type { Plugin } from 'vite';
import reasons from './card-form-packages.json' with { type: 'json' };
import { type Bundle, firstScripts, isScript, withImports } from './scripts-of.ts';

const fileName = 'scripts.json';

const isCardPage = (module: string | null) => /\/web\/src\/routes\/(cart|pay-offer)-page\.tsx$/.test(module ?? '');
const isOtherPage = (module: string | null) => /\/web\/src\/routes\//.test(module ?? '') && !isCardPage(module);

/** Names of the packages that modules belong to, sorted. */
export const packagesOf = (modules: readonly string[]): string[] => {
  const names = modules.flatMap((module) => {
    const [, name] = [...module.matchAll(/node_modules\/((?:@[^/]+\/)?[^/.][^/]*)/g)].at(-1) ?? [];
    return name ? [name] : [];
  });
  return [...new Set(names)].sort();
};

/** Packages that the inventory does not justify, and justifications of packages that are no longer used. */
export const inventoryProblems = (found: readonly string[], justified: readonly string[]): string[] => [
  ...found.filter((name) => !justified.includes(name)).map((name) => `${name} has no reason in the inventory`),
  ...justified.filter((name) => !found.includes(name)).map((name) => `${name} is no longer part of the pages`),
];

/** Scripts of the pages with the card form: the scripts of every page, their own, and those that they load on demand. */
const cardScripts = (bundle: Bundle): string[] => {
  const first = firstScripts(bundle)?.scripts ?? new Set<string>();
  const found = new Set(first);
  for (const script of Object.values(bundle).filter(isScript))
    if (isCardPage(script.facadeModuleId))
      withImports(bundle, script.fileName, ({ facadeModuleId }) => !isOtherPage(facadeModuleId), found);
  return [...found].sort();
};

/**
 * Writes the hash of every script, and which ones the pages with the card form load (PCI DSS 6.4.3). The build fails when a package
 * got into these pages that the inventory does not name with a reason.
 */
export const builtScripts = (): Plugin => ({
  name: 'southline:built-scripts',
  apply: 'build',
  // Hashes the files as written, because other plugins still change the code while the bundle is generated.
  async writeBundle({ dir = 'dist' }, bundle) {
    const cardForm = cardScripts(bundle);
    const modules = cardForm.flatMap((name) => {
      const file = bundle[name];
      return isScript(file) ? file.moduleIds : [];
    });
    const problems = inventoryProblems(packagesOf(modules), Object.keys(reasons));
    if (problems.length > 0) this.error(`web/build/card-form-packages.json: ${problems.join('; ')}`);
    const integrity: Record<string, string> = {};
    for (const { fileName: name } of Object.values(bundle).filter(isScript)) {
      // No page imports the service worker.
      if (name === 'sw.js') continue;
      const hash = createHash('sha256').update(await readFile(join(dir, name)));
      integrity[name] = `sha256-${hash.digest('base64')}`;
    }
    await writeFile(join(dir, fileName), JSON.stringify({ integrity, cardForm } satisfies BuiltScripts));
  },
});
