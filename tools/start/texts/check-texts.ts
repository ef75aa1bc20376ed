import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Message } from './read-messages.ts';

const names = (elements: MessageFormatElement[], found: Set<string>) => {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    found.add(element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}}`);
    if (element.type === TYPE.tag) names(element.children, found);
    if ('options' in element) for (const branch of Object.values(element.options)) names(branch.value, found);
  }
  return found;
};

/** Placeholders and tags of a text, sorted; they must be the same in every language. Throws for an unreadable text. */
const placeholders = (text: string) => [...names(parse(text), new Set<string>())].sort();

/** By id. */
type Texts = Readonly<Record<string, string>>;

const wanted = (text = '') => {
  try {
    return placeholders(text).join(' ');
  } catch (error) {
    return `cannot be read (${error instanceof Error ? error.message : error})`;
  }
};

/** Problems of the messages themselves. */
export const problemsOfMessages = (messages: readonly Message[]) => {
  const seen = new Map<string, { text: string; file: string }>();
  return messages.flatMap(({ id, text, screen, file }) => {
    const problems: string[] = [];
    const before = seen.get(id);
    // The same message may be declared twice for a screen, with the same text.
    if (before && before.text !== text) problems.push(`${file}: ${id} says something else in ${before.file}`);
    seen.set(id, { text, file });
    if (!id.startsWith(`${screen}.`)) problems.push(`${file}: ${id} does not start with ${screen}.`);
    if (wanted(text).startsWith('cannot be read')) problems.push(`${file}: ${id} ${wanted(text)}`);
    return problems;
  });
};

/** Problems of one screen's texts in one language. */
export const problemsOfTranslation = (name: string, english: Texts, texts: Texts) =>
  Object.entries(texts).flatMap(([id, text]) => {
    if (!(id in english)) return [`${name}: ${id} is not in the client`];
    const [has, needs] = [wanted(text), wanted(english[id])];
    if (text.trim() === '') return [`${name}: ${id} is empty`];
    return has === needs ? [] : [`${name}: ${id} has ${has || 'no placeholders'}, English ${needs || 'none'}`];
  });

export const missingIn = (english: Texts, texts: Texts) => Object.keys(english).filter((id) => !(id in texts));
