import type { Rolldown } from 'vite';

export type Bundle = Rolldown.OutputBundle;

export const isScript = (file: Bundle[string] | undefined): file is Rolldown.OutputChunk => file?.type === 'chunk';

/** A script with all its imports, and with the scripts loaded on demand that `isWanted` accepts. */
export const withImports = (
  bundle: Bundle,
  name: string,
  isWanted: (onDemand: Rolldown.OutputChunk) => boolean,
  found = new Set<string>(),
): Set<string> => {
  const file = bundle[name];
  if (found.has(name) || !isScript(file)) return found;
  found.add(name);
  for (const next of file.imports) withImports(bundle, next, isWanted, found);
  for (const next of file.dynamicImports) {
    const loaded = bundle[next];
    if (isScript(loaded) && isWanted(loaded)) withImports(bundle, next, isWanted, found);
  }
  return found;
};

export const nothing = () => false;

/** The script that every page starts with, and all its imports. Vite leaves out the entry, which only imports this script. */
export const firstScripts = (bundle: Bundle): { entry: string; scripts: Set<string> } | undefined => {
  const entry = Object.values(bundle)
    .filter(isScript)
    .find(({ moduleIds }) => moduleIds.some((module) => module.endsWith('/web/src/main.tsx')));
  return entry && { entry: entry.fileName, scripts: withImports(bundle, entry.fileName, nothing) };
};

/** A script after all its imports, which is the order that their styles need. */
export const importsFirst = (bundle: Bundle, name: string, found = new Set<string>()): Rolldown.OutputChunk[] => {
  const file = bundle[name];
  if (found.has(name) || !isScript(file)) return [];
  found.add(name);
  return [...file.imports.flatMap((next) => importsFirst(bundle, next, found)), file];
};

export const sheetsOf = (script: Rolldown.OutputChunk): string[] => [...(script.viteMetadata?.importedCss ?? [])];
