import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { Build } from '../worker/build.ts';

/** Pages that open without a connection: what a workshop with a bad line goes on with, and the cart, which says so. */
const corePages = ['home', 'parts-finder', 'part-detail', 'range', 'cart', 'quick-order'];

/** Other pages that everybody sees alike. What is not named in either list no browser keeps. */
const morePages = [
  'about',
  'contact',
  'credits',
  'downloads',
  'event',
  'history',
  'legal',
  'locator',
  'offers',
  'service',
];

/** The map alone is larger than all else, and shows nothing without a connection. */
const largest = 200_000;

type Bundle = Rolldown.OutputBundle;

const isScript = (file: Bundle[string] | undefined): file is Rolldown.OutputChunk => file?.type === 'chunk';

/** A script with all that it imports, and with what it loads on demand where `lazy` says so. */
const withImports = (bundle: Bundle, name: string, lazy: boolean, found = new Set<string>()): Set<string> => {
  const file = bundle[name];
  if (found.has(name) || !isScript(file)) return found;
  found.add(name);
  for (const next of file.imports) withImports(bundle, next, lazy, found);
  if (lazy) {
    for (const next of file.dynamicImports) {
      const loaded = bundle[next];
      if (isScript(loaded) && loaded.code.length < largest) withImports(bundle, next, lazy, found);
    }
  }
  return found;
};

const scriptsOf = (bundle: Bundle, isWanted: (module: string) => boolean): string[] =>
  Object.values(bundle).flatMap((file) =>
    isScript(file) && file.facadeModuleId && isWanted(file.facadeModuleId) ? [file.fileName] : [],
  );

const isPageOf = (pages: readonly string[]) => (module: string) =>
  /\/web\/src\/(routes|features)\//.test(module) && pages.some((page) => basename(module).startsWith(`${page}-page`));

const isStyle = (name: string) => /^assets\/style-[\w-]+\.css$/.test(name);
/** Faces of the Latin script, and drawings. */
const isLook = (name: string) => /-latin-(?!ext)[\w-]+\.woff2$|^assets\/[\w-]+\.svg$/.test(name);

/** Writes the lists of a build into its worker: what it keeps at once, and what it may keep later. */
export const serviceWorker = (): Plugin => ({
  name: 'southline:service-worker',
  apply: 'build',
  generateBundle(_options, bundle) {
    const worker = bundle['sw.js'];
    const entry = Object.values(bundle).find((file) => isScript(file) && file.isEntry && file !== worker);
    if (!isScript(worker) || !entry) this.error('the build has no worker or no entry');
    if (worker.imports.length > 0) this.error(`a worker imports nothing: ${worker.imports}`);
    const names = Object.keys(bundle);
    const first = withImports(bundle, entry.fileName, false);
    // Of the entry only what it needs at once: on demand it loads every page that there is.
    const all = (names: readonly string[], lazy: boolean) =>
      names.flatMap((name) => [...withImports(bundle, name, lazy, new Set(first))]);
    const core = new Set([
      ...all(
        scriptsOf(bundle, (module) => module.includes('/web/src/app/offline/')),
        false,
      ),
      ...all(scriptsOf(bundle, isPageOf(corePages)), true),
      ...names.filter((name) => isStyle(name) || isLook(name)),
    ]);
    const more = new Set(all(scriptsOf(bundle, isPageOf(morePages)), true));
    const lists = { core: [...core].sort(), more: [...more].filter((name) => !core.has(name)).sort() };
    const version = createHash('sha256').update(JSON.stringify(lists)).update(worker.code).digest('hex').slice(0, 16);
    const build: Build = { version, entry: entry.fileName, ...lists };
    worker.code = `self.southline=${JSON.stringify(build)};${worker.code}`;
  },
});
