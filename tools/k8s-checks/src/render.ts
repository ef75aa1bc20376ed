import { execFile } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { parseAllDocuments } from 'yaml';
import type { Manifest } from './manifest.ts';

const run = promisify(execFile);
export const root = resolve(import.meta.dirname, '../../..');

/** Every kustomization that an operator applies. */
export const applied = [
  'overlays/local',
  'overlays/production',
  'overlays/production/setup',
  'overlays/production/import',
] as const;

/** Commands that render a folder's objects, the fastest first. */
const renderers = [
  ['kustomize', 'build'],
  ['kubectl', 'kustomize'],
  ['go', 'run', 'sigs.k8s.io/kustomize/kustomize/v5@v5.7.1', 'build'],
] as const;

type Renderer = (typeof renderers)[number];

/** The first command that works here; undefined if none does. */
export const findRenderer = async (): Promise<Renderer | undefined> => {
  for (const renderer of renderers) {
    const [program, ...args] = renderer;
    const works = await run(program, [...args, '--help']).then(
      () => true,
      () => false,
    );
    if (works) return renderer;
  }
  return undefined;
};

/** The objects of production with one more component, like an operator's own overlay. */
export const renderWith = (renderer: Renderer, component: string): Promise<Manifest[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'southline-overlay-'));
  const k8s = relative(realpathSync(folder), join(root, 'infra/k8s'));
  const lines = [
    ...['apiVersion: kustomize.config.k8s.io/v1beta1', 'kind: Kustomization', 'namespace: southline'],
    ...[`resources: [${k8s}/overlays/production]`, `components: [${k8s}/components/${component}]`],
  ];
  writeFileSync(join(folder, 'kustomization.yaml'), lines.join('\n'));
  return render(renderer, folder).finally(() => rmSync(folder, { recursive: true }));
};

/** The objects of a kustomization, by its folder below `infra/k8s` or its whole path, as the cluster would get them. */
export const render = async ([program, ...args]: Renderer, folder: string): Promise<Manifest[]> => {
  const { stdout } = await run(program, [...args, resolve(root, 'infra/k8s', folder)], { maxBuffer: 16 * 1024 * 1024 });
  return parseAllDocuments(stdout).map((document) => {
    const [problem] = document.errors;
    if (problem) throw problem;
    return document.toJS() as Manifest;
  });
};
