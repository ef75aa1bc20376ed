import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { root } from '../paths.mjs';

const sources = join(root, 'web', 'src');

export const messageFiles = () =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)messages\.ts$/.test(file))
    .sort()
    .map((file) => join(sources, file));

/** The screen that a messages.ts belongs to: its feature; `app` is the shell, `ui` what all screens share. */
export const screenOf = (file) => {
  const [area, name] = relative(sources, file).split('/');
  if (area === 'features') return name;
  return area === 'app' ? 'app' : 'ui';
};

/** Stands for react-intl, whose defineMessages answers what it gets. */
const identity = {
  name: 'identity',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^react-intl$/ }, () => ({ path: 'react-intl', namespace: 'identity' }));
    const contents = 'export const defineMessages = (all) => all; export const defineMessage = (one) => one;';
    onLoad({ filter: /.*/, namespace: 'identity' }, () => ({ contents }));
  },
};

const isMessage = (value) => typeof value?.id === 'string' && typeof value.defaultMessage === 'string';
const messagesIn = (value) => {
  if (isMessage(value)) return [{ id: value.id, text: value.defaultMessage }];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(messagesIn) : [];
};

/** Every message of the client: [{id, text, screen, file}]. A message that a file exports twice comes once. */
export const readMessages = async () => {
  const files = messageFiles();
  const contents = files.map((file, index) => `export * as f${index} from ${JSON.stringify(file)};`).join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
    plugins: [identity],
  });
  const all = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
  return files.flatMap((file, index) => {
    const found = new Set(messagesIn(all[`f${index}`]).map((message) => JSON.stringify(message)));
    return [...found].map((message) => ({
      ...JSON.parse(message),
      screen: screenOf(file),
      file: relative(root, file),
    }));
  });
};
