import type { Plugin, Rolldown } from 'vite';
import { corePages, isPageOf, morePages } from './public-pages.ts';
import { firstScripts, importsFirst, isScript, sheetsOf } from './scripts-of.ts';

const isPublic = isPageOf([...corePages, ...morePages]);

/**
 * One stylesheet for every page, and one more for each page that is loaded on demand. By default a page has a dozen, one for
 * each script that it shares, and each of them blocks the first paint. Styles that several public pages need are in the first
 * file only: a second copy would override other pages' rules.
 */
export const pageStyles = (): Plugin => ({
  name: 'southline:page-styles',
  apply: 'build',
  generateBundle: {
    // Runs before the bundler assigns styles to the scripts that are loaded on demand.
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
      // The pages that use a script. A page is left out if it only uses the script through another page's script, as a dialog
      // does; its styles come after that page's.
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
        // A stylesheet that cannot be merged with another one stays a separate file.
        if (!isScript(owner) || (sheets.length < 2 && name !== first.entry)) continue;
        const source = sheets.map((sheet) => {
          const file = bundle[sheet];
          return file?.type === 'asset' ? String(file.source) : '';
        });
        const asset = name === first.entry ? 'style' : owner.name;
        const made = this.emitFile({ type: 'asset', name: `${asset}.css`, source: source.join('') });
        for (const script of merged) script.viteMetadata?.importedCss.clear();
        for (const sheet of sheets) delete bundle[sheet];
        owner.viteMetadata?.importedCss.add(this.getFileName(made));
      }
    },
  },
});
