import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#machine/paths.ts';
import { filesBelow } from '../build/stamp.ts';
import { readMessages } from './read-messages.ts';

/** The variable parts of a sentence: `${limit}` in the source, `{count}` in its text. */
const value = /\$?\{[\w.()[\]', ]+\}/g;

test('each translated sentence is used by a service', async () => {
  const sources = ['services', 'packages'].flatMap((area) =>
    readdirSync(join(root, area)).flatMap((name) => filesBelow(join(root, area, name, 'src'))),
  );
  const said = sources
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.includes('/gen/'))
    .map((file) => readFileSync(file, 'utf8').replaceAll("\\'", "'").replaceAll(value, '{}'))
    .join('\n');
  const sentences = readMessages()
    .filter(({ screen }) => screen === 'server')
    .map(({ text }) => text.replaceAll(value, '{}'));
  expect(sentences.length).toBeGreaterThan(100);
  expect(sentences.filter((sentence) => !said.includes(sentence))).toEqual([]);
});
