import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import type { Build } from '../worker/build.ts';
import { corePages, isPageOf, morePages, ownPages } from './public-pages.ts';
import { type Bundle, firstScripts, isScript, nothing, sheetsOf, withImports } from './scripts-of.ts';

/** Characters. Only the map's script is larger, and the map shows nothing without a connection. */
const largest = 200_000;
const isSmall = ({ code }: Rolldown.OutputChunk) => code.length < largest;

const scriptsOf = (bundle: Bundle, isWanted: (module: string) => boolean): string[] =>
  Object.values(bundle).flatMap((file) =>
    isScript(file) && file.facadeModuleId && isWanted(file.facadeModuleId) ? [file.fileName] : [],
  );

const isStyle = (name: string) => /^assets\/style-[\w-]+\.css$/.test(name);
/** Fonts of the Latin script, drawings, and the worker that the entry starts. */
const comesWithAll = (name: string) =>
  /-latin-(?!ext)[\w-]+\.woff2$|^assets\/[\w-]+\.svg$|^assets\/languages-/.test(name);

/** Writes the lists of a build into its worker: files to cache at once, and files that may be cached later. */
export const serviceWorker = (): Plugin => ({
  name: 'southline:service-worker',
  apply: 'build',
  generateBundle: {
    // Runs after the bundler has removed chunks that contained only styles: a worker with a missing file is not installed.
    order: 'post',
    handler(_options, bundle) {
      const worker = bundle['sw.js'];
      const first = firstScripts(bundle);
      if (!isScript(worker) || !first) this.error('the build has no worker or no entry');
      if (worker.imports.length > 0) this.error(`a worker imports nothing: ${worker.imports}`);
      const names = Object.keys(bundle);
      // Of the entry only the static imports are followed: its dynamic imports are all pages.
      const all = (names: readonly string[], lazy: boolean) =>
        names
          .flatMap((name) => [...withImports(bundle, name, lazy ? isSmall : nothing, new Set(first.scripts))])
          .flatMap((name) => {
            const file = bundle[name];
            return isScript(file) ? [name, ...sheetsOf(file)] : [];
          });
      const core = new Set([
        ...all(
          scriptsOf(bundle, (module) => module.includes('/web/src/app/offline/')),
          false,
        ),
        ...all(scriptsOf(bundle, isPageOf(corePages)), true),
        ...names.filter((name) => isStyle(name) || comesWithAll(name)),
      ]);
      const more = new Set(all(scriptsOf(bundle, isPageOf([...morePages, ...ownPages])), true));
      const lists = { core: [...core].sort(), more: [...more].filter((name) => !core.has(name)).sort() };
      const missing = [...core, ...more].filter((name) => !bundle[name]);
      if (missing.length > 0) this.error(`the worker lists missing files: ${missing.join(', ')}`);
      const version = createHash('sha256').update(JSON.stringify(lists)).update(worker.code).digest('hex').slice(0, 16);
      const build: Build = { version, entry: first.entry, ...lists };
      worker.code = `self.southline=${JSON.stringify(build)};${worker.code}`;
    },
  },
});
