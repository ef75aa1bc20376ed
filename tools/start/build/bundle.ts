import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type BuildOptions, build, type Message } from 'esbuild';
import { root } from '#machine/paths.ts';
import { packageFolders } from '../../../infra/licences/packages.ts';
import { hashOf, lockfile, readStamp, writeStamp } from './stamp.ts';
import type { Target } from './targets.ts';

/**
 * Packages that are not bundled: they contain native binaries or read files next to themselves. A process whose bundle
 * imports one, also through another package, lists it in its own package.json, because the bundle resolves it from there.
 */
export const external = [
  '@node-rs/argon2',
  'argon2',
  'sharp',
  'pdfkit',
  '@react-pdf/renderer',
  'mjml',
  '@fastify/swagger-ui',
  '@scalar/fastify-api-reference',
];

/** Optional parts of the drivers that are not installed: the drivers catch the failure of their `require`. */
const absent = [
  'mongodb-client-encryption',
  'kerberos',
  'snappy',
  '@mongodb-js/zstd',
  '@aws-sdk/credential-providers',
  'gcp-metadata',
  'socks',
  'aws4',
  'pino-pretty',
  'bufferutil',
  'utf-8-validate',
];

// CommonJS packages need these in a bundle that is an ES module.
const banner = [
  "import { createRequire as __bundleRequire } from 'node:module';",
  'const require = __bundleRequire(import.meta.url);',
  'const __filename = import.meta.filename;',
  'const __dirname = import.meta.dirname;',
].join('\n');

export const options: BuildOptions & { metafile: true } = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  // The code that a service shares with its commands is written once. Shared files are beside main.js, because sources find
  // other files relative to their own folder.
  splitting: true,
  chunkNames: 'shared-[hash]',
  target: 'node24',
  sourcemap: 'linked',
  sourcesContent: false,
  // A process keeps the text of its code in memory. Without comments that text is a third shorter and needs one byte per
  // character. A single dash in a comment would make it two.
  minifyWhitespace: true,
  lineLimit: 200,
  metafile: true,
  logLevel: 'silent',
  external: [...external, ...absent],
  banner: { js: banner },
};

export const stampFile = (target: Pick<Target, 'dir'>) => join(target.dir, 'dist', '.stamp.json');
const stateOf = (target: Target, inputs: readonly string[]) =>
  hashOf([...inputs.map((file) => resolve(root, file)), lockfile], options, target.entries, 'packages');

const isCurrent = (target: Target) => {
  const stamp = readStamp(stampFile(target));
  if (!stamp || stamp.state !== stateOf(target, stamp.inputs ?? [])) return false;
  return target.entries.every((entry) => existsSync(entry.replace(/\/src\//, '/dist/').replace(/\.ts$/, '.js')));
};

/**
 * Bundles one package into its dist/, one file per entry; returns whether anything changed. A failure leaves the files of the
 * build before.
 */
export const bundle = async (target: Target) => {
  if (isCurrent(target)) return false;
  const { metafile, outputFiles } = await build({
    ...options,
    absWorkingDir: root,
    entryPoints: target.entries,
    outbase: join(target.dir, 'src'),
    outdir: join(target.dir, 'dist'),
    write: false,
  });
  rmSync(join(target.dir, 'dist'), { recursive: true, force: true });
  for (const { path, contents } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
  }
  // Installed packages change only with the lockfile, so they are not tracked.
  const files = Object.keys(metafile.inputs);
  const inputs = files.filter((file) => !file.includes('node_modules') && !file.startsWith('('));
  const packages = packageFolders(files);
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
  const beside = external.filter((name) => imported.some((path) => path === name || path.startsWith(`${name}/`)));
  writeStamp(stampFile(target), { inputs, packages, beside, state: stateOf(target, inputs) });
  return true;
};

/** esbuild's errors, one line each with file and position. */
export const describe = (error: Error & { errors?: Message[] }) =>
  error.errors
    ?.map(({ text, location }) => `${location ? `${location.file}:${location.line} ` : ''}${text}`)
    .join('\n') ?? error.stack;
