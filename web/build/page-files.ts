import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { firstScripts, importsFirst, isScript, nothing, sheetsOf, withImports } from './scripts-of.ts';

const ID = 'virtual:page-files';
const fileName = 'page-files.json';

const isRoutes = (module: string) => /\/web\/src\/routes\/[\w-]+-routes?\.tsx?$/.test(module);
const ownName = (module: string) => module.replace(/^.*\/web\/src\//, '');

/**
 * `import { files } from 'virtual:page-files'`: scripts and styles that the built client loads on demand, by the names of
 * their source files. The client's build writes the list; the server's build reads it.
 */
export const pageFiles = (forServer = false): Plugin => {
  let list = '{}';
  return {
    name: 'southline:page-files',
    async configResolved({ command, root, build: { outDir } }) {
      if (command === 'build' && forServer) list = await readFile(join(root, outDir, '..', fileName), 'utf8');
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? `export const files = ${list};` : undefined),
    generateBundle: {
      // Runs after the bundler has removed chunks that contained only styles.
      order: 'post',
      handler(_options, bundle) {
        const first = firstScripts(bundle);
        if (forServer || !first) return;
        const chunks = Object.values(bundle).filter(isScript);
        const filesOf = (module: string): string[] => {
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
          if (!chunk) return [];
          // Leaves out the worker: a script that is preloaded for a worker would be loaded again when the worker starts.
          const scripts = withImports(bundle, chunk.fileName, nothing, new Set(first.scripts));
          const sheets = importsFirst(bundle, chunk.fileName, new Set(first.scripts)).flatMap(sheetsOf);
          return [...[...scripts].filter((name) => !first.scripts.has(name)), ...sheets];
        };
        // Sorted, because modules are loaded in another order each time.
        const onDemand = [...this.getModuleIds()].toSorted().flatMap((module) => {
          if (!module.includes('/web/src/')) return [];
          const named = isRoutes(module) ? (this.getModuleInfo(module)?.dynamicallyImportedIds ?? []) : [module];
          const files = new Set(named.flatMap(filesOf));
          return files.size > 0 ? [[ownName(module), [...files]] as const] : [];
        });
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(Object.fromEntries(onDemand)) });
      },
    },
  };
};
