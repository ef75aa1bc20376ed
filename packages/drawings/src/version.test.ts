import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawingsVersion } from './version.ts';

const others = /^(version|logo|mark)\.ts$|\.test\.ts$/;
/** The drawing code, without comments and layout. */
const code = (file: string): string =>
  readFileSync(join(import.meta.dirname, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$|[\s,;]+/gm, '');

it('has a new version whenever what draws has changed', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const drawing = files.filter((file) => file.endsWith('.ts') && !others.test(file)).sort();
  const digest = createHash('sha256').update(drawing.map(code).join()).digest('hex').slice(0, 12);
  // If the digest changes, raise the version in version.ts, otherwise browsers keep old drawings. Not needed if every drawing
  // stays the same.
  expect({ version: drawingsVersion, digest }).toEqual({ version: '3', digest: '2487808cd966' });
});
