import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { root } from '#machine/paths.ts';

export interface Message {
  readonly id: string;
  readonly text: string;
  readonly screen: string;
  readonly file: string;
}

const sources = join(root, 'web', 'src');

const messageFiles = () =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[/-])messages\.ts$/.test(file))
    .sort()
    .map((file) => join(sources, file));

/** The screen of a messages.ts: its feature; `app` is the frame, `ui` the shared part. */
export const screenOf = (file: string) => {
  const [area, name = ''] = relative(sources, file).split('/');
  if (area === 'features') return name;
  return area === 'app' ? 'app' : 'ui';
};

/**
 * Replaces react-intl: defineMessages returns its argument and records the caller. So a message counts although its file does
 * not export it.
 */
const noting: Plugin = {
  name: 'noting',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^react-intl$/ }, ({ importer }) => ({ path: importer, namespace: 'noting' }));
    onResolve({ filter: /^noted$/ }, () => ({ path: 'noted', namespace: 'noted' }));
    onLoad({ filter: /.*/, namespace: 'noted' }, () => ({ contents: 'export const noted = [];' }));
    onLoad({ filter: /.*/, namespace: 'noting' }, ({ path }) => ({
      contents: `import { noted } from 'noted';
        export const defineMessages = (all) => (noted.push([${JSON.stringify(path)}, Object.values(all)]), all);
        export const defineMessage = (one) => defineMessages([one])[0];`,
    }));
  },
};

interface Defined {
  readonly id: string;
  readonly defaultMessage: string;
}

const isMessage = (value: object): value is Defined =>
  'id' in value && typeof value.id === 'string' && 'defaultMessage' in value;

const messagesIn = (value: unknown): Defined[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (isMessage(value)) return [value];
  return Object.values(value).flatMap(messagesIn);
};

const translations = join(root, 'services', 'content', 'texts');

/** Screens whose texts the server sends: words of the catalogue's data, and sentences of the servers. */
const sentScreens = ['catalogue', 'server'];

/** Messages that exist in translations; their English text is their id. */
const readSent = (): Message[] => {
  const sent = new Map<string, Message>();
  for (const language of readdirSync(translations)) {
    for (const screen of sentScreens) {
      const file = join(translations, language, `${screen}.json`);
      if (!existsSync(file)) continue;
      for (const id of Object.keys(JSON.parse(readFileSync(file, 'utf8'))))
        sent.set(id, { id, text: id.slice(screen.length + 1), screen, file: relative(root, file) });
    }
  }
  return [...sent.values()];
};

/** Every message of the client: those that messages.ts files define or export, and those that the server sends. */
export const readMessages = async () => {
  const files = messageFiles();
  const exported = files.map((file, index) => `export * as f${index} from ${JSON.stringify(file)};`);
  const { outputFiles } = await build({
    stdin: { contents: [...exported, "export * from 'noted';"].join('\n'), resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
    plugins: [noting],
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const { noted, ...all } = await import(`data:text/javascript;base64,${code}`);
  const found: [string, unknown][] = [
    ...noted,
    ...files.map((file, index): [string, unknown] => [file, all[`f${index}`]]),
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
