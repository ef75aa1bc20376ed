import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { packageFolders, readPackage, refusals } from '../../infra/licences/packages.ts';

const noticeOf = async (folder: string) => {
  const files = (await readdir(folder)).filter((file) => /^(licen[cs]e|copying|notice)([.-].*)?$/i.test(file)).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return { of: await readPackage(folder), text: texts.map((text) => text.trim()).join('\n\n') };
};

const line = '-'.repeat(80);

/** The modules of all workers: each worker is a build of its own, beside that of the pages. */
const inWorkers = new Set<string>();

export const workerModules = (): Plugin => ({
  name: 'southline:worker-modules',
  apply: 'build',
  generateBundle() {
    for (const id of this.getModuleIds()) inWorkers.add(id);
  },
});

/**
 * Writes the packages in the client for the bill of materials, and their licences for visitors. Most licences ask for their
 * notice in every copy.
 */
export const licences = (): Plugin => ({
  name: 'southline:licences',
  apply: 'build',
  async generateBundle() {
    const notices = await Promise.all(packageFolders([...this.getModuleIds(), ...inWorkers]).map(noticeOf));
    const packages = notices.map(({ of }) => of);
    const refused = refusals(packages);
    if (refused.length > 0) this.error(refused.join('; '));
    const parts = notices.map(({ of: { name, version, license }, text }) =>
      [line, `${name} ${version} (${license})`, '', text].join('\n'),
    );
    const head = 'This website contains the packages below, each under its own licence.';
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source: `${[head, ...parts].join('\n\n')}\n` });
    this.emitFile({ type: 'asset', fileName: 'packages.json', source: JSON.stringify(packages) });
  },
});
