import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The weights and widths that our styles use, for each variable face; a second axis doubles the size of a file. */
const axes: Readonly<Record<string, Record<string, number | { min: number; max: number }>>> = {
  archivo: { wght: { min: 560, max: 780 }, wdth: 90 },
  inter: { wght: { min: 400, max: 800 } },
};

/** A face of the Latin script: its file, and the characters that a browser takes from it. */
const face = /url\(\.\/(files\/[\w-]+-latin-[\w-]+\.woff2)\)[^}]*?unicode-range:\s*([^;}]+)/g;

const charactersOf = (range: string): string =>
  range
    .split(',')
    .map((part) => {
      const [first = 0, last = first] = part
        .trim()
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)).join('');
    })
    .join('');

/** The faces of a package's stylesheet. The Latin faces are replaced by files in `folder` that contain only what is used. */
export const withUsedFonts = async (css: string, id: string, folder: string): Promise<string> => {
  const variationAxes = axes[/@fontsource-variable\/(\w+)\/\w+\.css$/.exec(id)?.[1] ?? ''];
  if (!variationAxes) return css;
  await mkdir(folder, { recursive: true });
  let changed = css;
  for (const [, file = '', range = ''] of css.matchAll(face)) {
    const whole = await readFile(join(dirname(id), file));
    const made = join(folder, basename(file));
    await writeFile(made, await subsetFont(whole, charactersOf(range), { targetFormat: 'woff2', variationAxes }));
    changed = changed.replace(`./${file}`, made);
  }
  if (changed === css) throw new Error(`${id} has no faces of the Latin script`);
  return changed;
};

/** Removes unused weights, widths and glyphs from fonts, which halves their size. */
export const usedFonts = (): Plugin => {
  let folder = '';
  return {
    name: 'southline:used-fonts',
    apply: 'build',
    enforce: 'pre',
    configResolved: ({ cacheDir }) => {
      folder = join(cacheDir, 'fonts');
    },
    transform: {
      filter: { id: /@fontsource-variable\/\w+\/\w+\.css$/ },
      handler: (css, id) => withUsedFonts(css, id, folder),
    },
  };
};
