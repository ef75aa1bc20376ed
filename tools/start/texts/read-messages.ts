import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '#machine/paths.ts';
import { legalDocument } from '../../../web/src/features/legal/texts/legal-document.ts';
import { type Defined, isMessage, messageFiles } from './message-files.ts';

export interface Message {
  readonly id: string;
  readonly text: string;
  readonly screen: string;
  readonly file: string;
}

const sources = join(root, 'web', 'src');
export const legalTexts = join(sources, 'features', 'legal', 'texts');
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** The screen of a messages.json: its feature; `app` is the frame, `ui` the shared part. */
export const screenOf = (file: string) => {
  const [area, name = ''] = relative(sources, file).split('/');
  if (area === 'features') return name;
  return area === 'app' ? 'app' : 'ui';
};

const messagesIn = (value: unknown): Defined[] => {
  if (typeof value !== 'object' || value === null) return [];
  return isMessage(value) ? [value] : Object.values(value).flatMap(messagesIn);
};

const translations = join(root, 'services', 'content', 'texts');

/** Screens whose texts the server sends: words of the catalogue's data and of its range, and sentences of the servers. */
const sentScreens = ['catalogue', 'rangepage', 'server'];

/** Messages that exist in translations; their English text is their id. */
const readSent = (): Message[] => {
  const sent = new Map<string, Message>();
  for (const language of readdirSync(translations)) {
    for (const screen of sentScreens) {
      const file = join(translations, language, `${screen}.json`);
      if (!existsSync(file)) continue;
      for (const id of Object.keys(readJson(file)))
        sent.set(id, { id, text: id.slice(screen.length + 1), screen, file: relative(root, file) });
    }
  }
  return [...sent.values()];
};

/** Every message of the client: those of its tables and legal documents, and those that the server sends. */
export const readMessages = (): Message[] => {
  const found: [string, unknown][] = [
    ...messageFiles().map((file): [string, unknown] => [file, readJson(file)]),
    ...readdirSync(legalTexts)
      .filter((name) => name.endsWith('.json'))
      .map((name): [string, unknown] => {
        const file = join(legalTexts, name);
        return [file, legalDocument(name.replace('.json', ''), readJson(file))];
      }),
  ];
  const messages = new Map<string, Message>();
  for (const [file, value] of found) {
    for (const { id, defaultMessage: text } of messagesIn(value)) {
      // The same message found twice; two different messages with one id stay separate.
      const key = `${id}\0${text}`;
      if (!messages.has(key)) messages.set(key, { id, text, screen: screenOf(file), file: relative(root, file) });
    }
  }
  return [...messages.values(), ...readSent()];
};
