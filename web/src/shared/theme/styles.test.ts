import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(join(src, file), 'utf8');
const sheets = dirname(createRequire(import.meta.url).resolve('@mantine/core/styles/Button.layer.css'));
const styled = new Set(globSync('*.layer.css', { cwd: sheets }).map((name) => name.replace('.layer.css', '')));
const sheetsIn = (code: string) =>
  [...code.matchAll(/'@mantine\/core\/styles\/([\w-]+)\.layer\.css'/g)].map(([, name]) => name);
const componentsIn = (code: string) =>
  [...code.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => styled.has(name));

test('a user of a Mantine component imports its styles, unless every page has them', () => {
  const everywhere = sheetsIn(read('shared/theme/styles.ts'));
  const bare = globSync('**/*.tsx', { cwd: src }).flatMap((file) => {
    const code = read(file);
    const brought = new Set([...everywhere, ...sheetsIn(code)]);
    return componentsIn(code).flatMap((name) => (brought.has(name) ? [] : `${name} in ${file}`));
  });
  expect(styled.size).toBeGreaterThan(50);
  expect(bare).toEqual([]);
});
