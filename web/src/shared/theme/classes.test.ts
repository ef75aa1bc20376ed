import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..', '..');
const files = new Map(
  globSync('**/*.{ts,tsx,css}', { cwd: src }).map((file) => [file, readFileSync(join(src, file), 'utf8')]),
);
/** Scripts, and modules that compose classes of others. */
const users = [...files].flatMap(([file, code]) =>
  [...code.matchAll(/(?:import (\w+)|composes: .*) from ['"](\..*\.module\.css)['"]/g)].map(([, name, path = '']) => ({
    file,
    name,
    module: join(dirname(file), path),
    code: code.replace(/(import \w+)? from '.*'/g, ''),
  })),
);

/** The classes of a module, without those of other packages, comments and names of files. */
const classesOf = (module: string): ReadonlySet<string> => {
  const own = files.get(module)?.replace(/\/\*.*?\*\/|"[^"]*"|:global\([^)]*\)/gs, '') ?? '';
  return new Set([...own.matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => name));
};

test('a class that a component names is defined in its module', () => {
  const missing = users.flatMap(({ file, name, module, code }) =>
    [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].flatMap(([, used = '']) =>
      classesOf(module).has(used) ? [] : `${used} in ${file}`,
    ),
  );
  expect(users.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

/** By its name alone in a module that composes it, and in a component that chooses among the classes. */
const names = ({ name, code }: (typeof users)[number], used: string) => {
  const chooses = !name || new RegExp(`\\b${name}\\b(?!\\.)`).test(code);
  return new RegExp(`\\b${chooses ? '' : `${name}\\.`}${used}\\b`).test(code);
};

test('a class that a module defines is used', () => {
  const idle = [...new Set(users.map(({ module }) => module))].flatMap((module) => {
    const its = users.filter((user) => user.module === module);
    const isIdle = (used: string) => !its.some((user) => names(user, used));
    return [...classesOf(module)].filter(isIdle).map((used) => `${used} in ${module}`);
  });
  expect(idle).toEqual([]);
});
