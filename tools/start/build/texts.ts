import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#machine/paths.ts';
import { messageFiles } from '../texts/message-files.ts';
import { legalTexts, readMessages } from '../texts/read-messages.ts';
import { filesBelow, hashOf, readStamp, writeStamp } from './stamp.ts';

// Next to the content service's bundles, whose folder is emptied by each build.
const output = join(root, 'services', 'content', 'dist', 'texts');
const stampFile = join(output, '.stamp.json');

/**
 * Writes the client's English messages for the content service: <output>/en/<screen>.json. Returns whether anything changed.
 */
export const buildTexts = async () => {
  const state = hashOf([
    ...messageFiles(),
    ...filesBelow(legalTexts),
    ...filesBelow(join(root, 'services', 'content', 'texts')),
  ]);
  if (existsSync(join(output, 'en')) && readStamp(stampFile)?.state === state) return false;
  const screens: Record<string, Record<string, string>> = {};
  for (const { screen, id, text } of readMessages()) {
    screens[screen] ??= {};
    screens[screen][id] = text;
  }
  rmSync(output, { recursive: true, force: true });
  mkdirSync(join(output, 'en'), { recursive: true });
  for (const [screen, texts] of Object.entries(screens)) {
    writeFileSync(join(output, 'en', `${screen}.json`), `${JSON.stringify(texts, null, 2)}\n`);
  }
  writeStamp(stampFile, { state });
  return true;
};
