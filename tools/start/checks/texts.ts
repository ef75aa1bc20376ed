import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#machine/paths.ts';
import type { Verdict } from '../tally.ts';
import { missingIn, problemsOfMessages, problemsOfTranslation } from '../texts/check-texts.ts';
import { readMessages } from '../texts/read-messages.ts';

const folder = join(root, 'services', 'content', 'texts');
const entries = (path: string) => (existsSync(path) ? readdirSync(path).sort() : []);
const textsOf = (language: string, screen: string): Record<string, string> => {
  const file = join(folder, language, `${screen}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

/** The client's messages and their translations: ids, placeholders, and no text missing but those of legal documents. */
export const checkTexts = async (): Promise<Verdict> => {
  const messages = readMessages();
  const problems = problemsOfMessages(messages);
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
      // Legal documents are binding in English, and their pages say so.
      if (missing.length > 0 && screen !== 'legal')
        problems.push(`${language}/${screen}.json lacks ${missing.join(', ')}`);
    }
  }
  return { ok: problems.length === 0, reason: problems.join('\n') };
};
