import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An installed package, as it names itself. */
export interface Package {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression. */
  readonly license?: string;
}

/** Licences that a copy of a package may have if the copy comes with its notice. */
const accepted = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  '0BSD',
  'CC0-1.0',
  'CC-BY-3.0',
  'OFL-1.1',
  'Unlicense',
  // The licence of libvips, a separate library that sharp loads.
  'LGPL-3.0-or-later',
]);

/** Whether one of the licences that an SPDX expression offers is accepted. */
export const isAccepted = (expression = ''): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => accepted.has(licence)));

/** The packages whose licence is not accepted, in words. */
export const refusals = (packages: readonly Package[]): string[] =>
  packages
    .filter(({ license }) => !isAccepted(license))
    .map(({ name, license = 'no licence' }) => `${name}: ${license} is not accepted`);

/** Folders of the installed packages that files belong to. */
export const packageFolders = (files: Iterable<string>): string[] => {
  const folders = [...files].flatMap(
    (file) => /^\0?((?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/@.][^/]*)\//.exec(file)?.[1] ?? [],
  );
  return [...new Set(folders)].sort();
};

/** Licences of packages whose package.json names none, because they have their licence only as a text. */
const inText: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

export const readPackage = async (folder: string): Promise<Package> => {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  return { name, version, license: license ?? inText[name] };
};
