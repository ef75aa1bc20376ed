import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..', '..');
const sheetOf = (name: string): string => readFileSync(join(source, name), 'utf8');
const home = join('shared', 'theme', 'tokens.css');
const tokens = sheetOf(home);
const others = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css') && name !== home)
  .map((name) => [name, sheetOf(name)] as const);

/** The rules of a stylesheet, without comments and without quoted texts, such as picture URLs. */
const rules = (sheet: string): string => sheet.replace(/\/\*[\s\S]*?\*\/|"[^"]*"/g, '');
const named = (sheet: string): string[] => [...rules(sheet).matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name);

const literal =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|:[^;{]*\b(?:white|black|gray|grey|red|green)\b(?!-)/gi;

it('a colour is defined only in tokens.css, where the dark scheme finds it', () => {
  expect(others.length).toBeGreaterThan(100);
  expect(named(tokens)).toContain('--ink');
  const found = others.flatMap(([name, sheet]) =>
    [...rules(sheet).matchAll(literal)].map(([colour]) => `${name}: ${colour}`),
  );
  expect(found).toEqual([]);
});

it('the dark scheme gives new values to names that there are', () => {
  const [light = '', dark = ''] = tokens.split('prefers-color-scheme: dark');
  const changed = named(dark.slice(0, dark.indexOf('}')));
  expect(changed.length).toBeGreaterThan(20);
  expect(changed.filter((name) => !named(light).includes(name))).toEqual([]);
});

it('the part drawings of the sign-in pages have a light ground, because their outlines have the colour of the panel', () => {
  const frame = rules(sheetOf(join('features', 'account', 'components', 'entry-frame.module.css')));
  const panel = frame.slice(frame.indexOf('.sheet {')).split('}')[0];
  const drawing = frame.slice(frame.indexOf('.art svg {')).split('}')[0];
  expect(panel).toContain('var(--ground)');
  expect(drawing).toContain('background: var(--plate)');
});
