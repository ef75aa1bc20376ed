// node infra/docker/assemble.ts services/orders /out   collects the files of one image, with its bill of materials and provenance, after `npm run build`
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { stampFile } from '../../tools/start/build/bundle.ts';
import { readStamp, type Stamp } from '../../tools/start/build/stamp.ts';
import { type Package, readPackage } from '../licences/packages.ts';
import { billOf } from './bill.ts';
import { provenanceOf } from './provenance.ts';

const root = resolve(import.meta.dirname, '../..');

/** Files of other folders that a process serves. */
const served: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'services/bff': [
    ['web/dist', 'web'],
    ['tools/basemap/dist', 'map'],
  ],
};

/** The manifest of a package that was copied into an image, not one of its inner folders. */
const isManifest = /(^|\/)node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/;

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const manifest = (dir: string): Manifest => JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));

/** Folder of an installed package as resolved from another one; undefined for a missing optional one. */
const locate = (name: string, from: string): string | undefined => {
  for (let dir = from; ; dir = dirname(dir)) {
    const found = join(dir, 'node_modules', name);
    if (existsSync(found)) return realpathSync(found);
    if (dir === dirname(dir)) return undefined;
  }
};

/** Copies a package and its dependencies, except those already present in that version. */
const copyPackage = (name: string, from: string, into: string): void => {
  const source = locate(name, from);
  if (!source) return;
  const { version, dependencies = {}, optionalDependencies = {} } = manifest(source);
  const present = locate(name, into);
  if (present && manifest(present).version === version) return;
  const target = join(into, 'node_modules', name);
  cpSync(source, target, { recursive: true, dereference: true, filter: (file) => basename(file) !== 'node_modules' });
  const needed = Object.keys({ ...dependencies, ...optionalDependencies });
  for (const dependency of needed) {
    // A dependency is copied beside the package, or below it if that place has another version of it.
    const taken = existsSync(join(into, 'node_modules', dependency));
    copyPackage(dependency, source, taken ? target : into);
  }
};

const stampOf = (folder: string): Stamp => {
  const stamp = readStamp(stampFile({ dir: join(root, folder) }));
  if (!stamp) throw new Error(`${folder} is not built: run npm run build`);
  return stamp;
};

/** All packages of the image: those in the bundles, those copied beside them, and those in the client that the BFF serves. */
const packagesIn = async (folder: string, out: string): Promise<Package[]> => {
  const bundled = stampOf(folder).packages ?? [];
  const copied = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => isManifest.test(file));
  const folders = [...bundled.map((file) => join(root, file)), ...copied.map((file) => join(out, dirname(file)))];
  const client = join(out, 'web', 'packages.json');
  const served: Package[] = existsSync(client) ? JSON.parse(readFileSync(client, 'utf8')) : [];
  const all = [...(await Promise.all(folders.map(readPackage))), ...served];
  return [...new Map(all.map((each) => [`${each.name}@${each.version}`, each])).values()];
};

const filesIn = (out: string): Map<string, Buffer> => {
  const entries = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [relative(out, path), readFileSync(path)]));
};

const assemble = async (folder: string, out: string): Promise<void> => {
  const dir = join(root, folder);
  mkdirSync(out, { recursive: true });
  cpSync(join(dir, 'package.json'), join(out, 'package.json'));
  const wanted = (file: string) => !file.endsWith('.map') && !file.endsWith('.stamp.json');
  cpSync(join(dir, 'dist'), join(out, 'dist'), { recursive: true, filter: wanted });
  for (const beside of ['assets', 'images', 'texts']) {
    if (existsSync(join(dir, beside))) cpSync(join(dir, beside), join(out, beside), { recursive: true });
  }
  for (const [from, to] of served[folder] ?? []) cpSync(join(root, from), join(out, to), { recursive: true });
  for (const name of stampOf(folder).beside ?? []) {
    if (!locate(name, dir)) throw new Error(`${folder} imports ${name}: its package.json must list it`);
    copyPackage(name, dir, out);
  }
  const image = { ...(await readPackage(dir)), version: (await readPackage(root)).version };
  writeFileSync(join(out, 'sbom.cdx.json'), billOf(image, await packagesIn(folder, out)));
  const provenance = provenanceOf({
    process: folder,
    revision: process.env.REVISION || undefined,
    node: process.version,
    lockfile: readFileSync(join(root, 'pnpm-lock.yaml')),
    files: filesIn(out),
  });
  writeFileSync(join(out, 'provenance.json'), provenance);
};

const [folder = '', out = ''] = process.argv.slice(2);
await assemble(folder, resolve(out));
