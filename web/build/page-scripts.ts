import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { firstScripts, isScript, nothing, withImports } from './scripts-of.ts';

const ID = 'virtual:page-scripts';
const fileName = 'page-scripts.json';

const isRoutes = (module: string) => /\/web\/src\/routes\/[\w-]+-routes?\.tsx?$/.test(module);
const ownName = (module: string) => module.replace(/^.*\/web\/src\//, '');

/**
 * `import { scripts } from 'virtual:page-scripts'`: what the built client loads on demand, by the files of our source that stand
 * for it. The client's build writes the list, the server's takes it in.
 */
export const pageScripts = (forServer = false): Plugin => {
  let list = '{}';
  return {
    name: 'southline:page-scripts',
    async configResolved({ command, root, build: { outDir } }) {
      if (command === 'build' && forServer) list = await readFile(join(root, outDir, '..', fileName), 'utf8');
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? `export const scripts = ${list};` : undefined),
    generateBundle: {
      // Once the bundler has taken out the chunks that held nothing but styles.
      order: 'post',
      handler(_options, bundle) {
        const first = firstScripts(bundle);
        if (forServer || !first) return;
        const chunks = Object.values(bundle).filter(isScript);
        const filesOf = (module: string): string[] => {
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
          if (!chunk) return [];
          // No worker and no styles beside them: what is named ahead for a worker is loaded once more when it starts.
          const scripts = withImports(bundle, chunk.fileName, nothing, new Set(first.scripts));
          return [...scripts].filter((name) => !first.scripts.has(name));
        };
        const onDemand = [...this.getModuleIds()].flatMap((module) => {
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
