import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { parseAllDocuments } from 'yaml';
import type { Manifest } from './manifest.ts';

const run = promisify(execFile);
export const root = resolve(import.meta.dirname, '../../..');

/** Every kustomization that somebody applies. */
export const applied = [
  'overlays/local',
  'overlays/production',
  'overlays/production/setup',
  'overlays/production/import',
] as const;

const renderers = [
  ['kustomize', 'build'],
  ['kubectl', 'kustomize'],
] as const;

const works = async (program: string): Promise<boolean> =>
  run(program, [program === 'kubectl' ? 'kustomize' : 'build', '--help']).then(
    () => true,
    () => false,
  );

/** kustomize or the one inside kubectl; undefined on a machine without either. */
export const findRenderer = async () => {
  for (const renderer of renderers) if (await works(renderer[0])) return renderer;
  return undefined;
};

/** The objects of a kustomization, as the cluster would get them. */
export const render = async ([program, verb]: readonly [string, string], folder: string): Promise<Manifest[]> => {
  const { stdout } = await run(program, [verb, join(root, 'infra/k8s', folder)], { maxBuffer: 16 * 1024 * 1024 });
  return parseAllDocuments(stdout).map((document) => {
    const [problem] = document.errors;
    if (problem) throw problem;
    return document.toJS() as Manifest;
  });
};
