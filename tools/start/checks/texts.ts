import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#machine/paths.ts';
import type { Verdict } from '../tally.ts';
import { COMPLETE, missingIn, problemsOfMessages, problemsOfTranslation } from '../texts/check-texts.ts';
import { readMessages } from '../texts/read-messages.ts';

const folder = join(root, 'services', 'content', 'texts');
const entries = (path: string) => (existsSync(path) ? readdirSync(path).sort() : []);
const textsOf = (language: string, screen: string): Record<string, string> => {
  const file = join(folder, language, `${screen}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

/** The client's messages and their translations: ids, placeholders, and nothing missing where a visitor needs it. */
export const checkTexts = async (): Promise<Verdict> => {
  const messages = readMessages();
  const problems = problemsOfMessages(messages);
  const incomplete: string[] = [];
  const english: Record<string, Record<string, string>> = {};
  for (const { screen, id, text } of messages) {
    english[screen] ??= {};
    english[screen][id] = text;
  }
  for (const language of entries(folder)) {
    for (const file of entries(join(folder, language))) {
      const screen = file.replace(/\.json$/, '');
      problems.push(...problemsOfTranslation(`${language}/${file}`, english[screen] ?? {}, textsOf(language, screen)));
    }
    for (const [screen, texts] of Object.entries(english)) {
      const missing = missingIn(texts, textsOf(language, screen));
      if (missing.length === 0) continue;
      if (COMPLETE.includes(screen)) problems.push(`${language}/${screen}.json lacks ${missing.join(', ')}`);
      else incomplete.push(`${language}/${screen} ${missing.length}`);
    }
  }
  const note = incomplete.length > 0 ? `shown in English: ${incomplete.join(', ')}` : undefined;
  return { ok: problems.length === 0, reason: problems.join('\n'), note };
};
