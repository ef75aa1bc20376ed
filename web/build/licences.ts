import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const fileName = 'licences.txt';

/** Licences whose terms the list meets: it carries their texts. */
const accepted = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'OFL-1.1', 'Unlicense']);

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

/** Folders of the installed packages that modules come from. */
export const packageFolders = (modules: Iterable<string>): string[] => {
  const folders = [...modules].flatMap(
    (module) => /^\0?(\/.*\/node_modules\/(?:@[^/]+\/)?[^/@.][^/]*)\//.exec(module)?.[1] ?? [],
  );
  return [...new Set(folders)].sort();
};

/** Whether one of the licences that an SPDX expression offers is accepted. */
export const isAccepted = (expression = ''): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => accepted.has(licence)));

const noticeOf = async (folder: string) => {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const files = (await readdir(folder)).filter((file) => /^(licen[cs]e|copying|notice)([.-].*)?$/i.test(file)).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return { manifest, text: texts.map((text) => text.trim()).join('\n\n') };
};

const line = '-'.repeat(80);

/** Writes the licences of all packages in the client. Most of them ask for their notice in every copy. */
export const licences = (): Plugin => ({
  name: 'southline:licences',
  apply: 'build',
  async generateBundle() {
    const notices = await Promise.all(packageFolders(this.getModuleIds()).map(noticeOf));
    const refused = notices.filter(({ manifest }) => !isAccepted(manifest.license));
    if (refused.length > 0)
      this.error(refused.map(({ manifest: { name, license } }) => `${name}: ${license} is not accepted`).join('; '));
    const parts = notices.map(({ manifest: { name, version, license }, text }) =>
      [line, `${name} ${version} (${license})`, '', text].join('\n'),
    );
    const head = 'This website contains the packages below, each under its own licence.';
    this.emitFile({ type: 'asset', fileName, source: `${[head, ...parts].join('\n\n')}\n` });
  },
});
