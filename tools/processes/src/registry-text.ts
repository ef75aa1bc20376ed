import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../../..');

const described = (): string[] =>
  readdirSync(join(root, 'services'))
    .filter((name) => existsSync(join(root, 'services', name, 'process.ts')))
    .toSorted();

/** registry.ts: every service with a description, by its folder. */
export const registryText = (): string => {
  const names = described();
  return [
    '// Written by `npm run processes`.',
    ...names.map((name) => `import { description as ${name} } from '../../../services/${name}/process.ts';`),
    '',
    'export const registry = {',
    ...names.map((name) => `  ${name},`),
    '};',
    '',
    '/** The environment variables of all services. */',
    'export type Variable =',
    ...names.map(
      (name, at) =>
        `  | keyof import('../../../services/${name}/src/config.ts').Environment${at === names.length - 1 ? ';' : ''}`,
    ),
    '',
  ].join('\n');
};
