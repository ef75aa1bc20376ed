import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { corePages, isPageOf, morePages } from './public-pages.ts';
import { firstScripts, importsFirst, isScript, sheetsOf } from './scripts-of.ts';

const isPublic = isPageOf([...corePages, ...morePages]);

/**
 * One file of styles for every page, and one more for each that is loaded on demand. Left alone, a page has a dozen, as many as the
 * scripts that it shares with others, and each of them holds up the first picture. What several public pages need is in the first file,
 * not in each of theirs: a second copy would stand behind what another page has said about it.
 */
export const pageStyles = (): Plugin => ({
  name: 'southline:page-styles',
  apply: 'build',
  generateBundle: {
    // Before what is loaded on demand is told which styles it needs.
    order: 'pre',
    handler(_options, bundle) {
      const first = firstScripts(bundle);
      if (!first) return;
      const pages = Object.values(bundle)
        .filter(isScript)
        .filter((script) => script.isDynamicEntry);
      const scriptsFor = new Map(pages.map((page) => [page, importsFirst(bundle, page.fileName)]));
      const needs = (page: Rolldown.OutputChunk, script: Rolldown.OutputChunk) =>
        scriptsFor.get(page)?.includes(script) ?? false;
      // What stands on a page, like a dialog, imports the page's own script and comes after its styles.
      const usersOf = (script: Rolldown.OutputChunk) =>
        pages.filter(
          (user) =>
            needs(user, script) && !pages.some((page) => page !== user && needs(user, page) && needs(page, script)),
        );
      const fileOf = (script: Rolldown.OutputChunk): string => {
        if (first.scripts.has(script.fileName)) return first.entry;
        const [user, ...others] = usersOf(script);
        if (user && others.length === 0) return user.fileName;
        return usersOf(script).some(({ facadeModuleId: module }) => module && isPublic(module))
          ? first.entry
          : script.fileName;
      };
      const scripts = new Set([...importsFirst(bundle, first.entry), ...[...scriptsFor.values()].flat()]);
      const files = new Map<string, Rolldown.OutputChunk[]>();
      for (const script of scripts) {
        const name = fileOf(script);
        files.set(name, [...(files.get(name) ?? []), script]);
      }
      for (const [name, merged] of files) {
        const owner = bundle[name];
        const sheets = merged.flatMap(sheetsOf);
        // One with nothing to be merged with stays the file that it is.
        if (!isScript(owner) || (sheets.length < 2 && name !== first.entry)) continue;
        const source = sheets.map((sheet) => {
          const file = bundle[sheet];
          return file?.type === 'asset' ? String(file.source) : '';
        });
        const asset = name === first.entry ? 'style' : basename(name).replace(/-[\w-]{8}\.js$/, '');
        const made = this.emitFile({ type: 'asset', name: `${asset}.css`, source: source.join('') });
        for (const script of merged) script.viteMetadata?.importedCss.clear();
        for (const sheet of sheets) delete bundle[sheet];
        owner.viteMetadata?.importedCss.add(this.getFileName(made));
      }
    },
  },
});
