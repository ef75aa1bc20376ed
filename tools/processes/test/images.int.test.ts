import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAll } from '../../start/build/build-all.ts';

const root = resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'southline-images-'));
beforeAll(() => buildAll());
afterAll(() => rmSync(folder, { recursive: true }));

const compose = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
const processes = [...new Set([...compose.matchAll(/PROCESS: ([\w/-]+)/g)].map(([, name = '']) => name))];

/** The packages that a bundle imports from outside. */
const importsOf = async (dist: string): Promise<string[]> => {
  const { metafile } = await build({
    entryPoints: [join(dist, '**/*.js')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outdir: join(folder, 'unused'),
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports);
  // The bundles' drivers catch a failing `require` of their optional parts.
  const needed = imported.filter(({ external, kind }) => external && kind !== 'require-call');
  return [...new Set(needed.map(({ path }) => path))].filter((name) => !isBuiltin(name));
};

test.each(processes)('the image of %s holds every package that its bundle imports', async (name) => {
  const out = join(folder, name.replace('/', '-'));
  execFileSync(process.execPath, [join(root, 'infra/docker/assemble.ts'), name, out], { cwd: root });
  const from = createRequire(join(out, 'dist/main.js'));
  const resolved = (await importsOf(join(out, 'dist'))).map((each) => from.resolve(each));
  expect(resolved.filter((file) => !file.startsWith(out))).toEqual([]);
});

test.each([
  ['services-content', 'sharp'],
  ['services-returns', 'sharp'],
  ['services-documents', 'pdfkit'],
])('the bundle of %s imports %s', async (name, wanted) => {
  expect(await importsOf(join(folder, name, 'dist'))).toContain(wanted);
});
