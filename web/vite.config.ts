import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { builtScripts } from './build/built-scripts.ts';
import { familyArt } from './build/family-art.ts';
import { firstLoad } from './build/first-load.ts';
import { inFrontOfShop } from './build/in-front-of-shop.ts';
import { licences, workerModules } from './build/licences.ts';
import { pageFiles } from './build/page-files.ts';
import { pageStyles } from './build/page-styles.ts';
import { parsedMessages } from './build/parsed-messages.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/service-worker.ts';
import { sitePictures } from './build/site-pictures.ts';
import { steadyIds } from './build/steady-ids.ts';
import { stylesFirst } from './build/styles-first.ts';
import { usedFonts } from './build/used-fonts.ts';

/**
 * Code that every page needs, as one file beside the entry. By default the bundler splits it into one file for every
 * combination of lazy pages: a dozen requests before the first paint, and 5 kB more because of worse compression.
 */
const everywhere = [
  /node_modules\/(\.pnpm\/[^/]+\/node_modules\/)?(react|react-dom|scheduler|use-sync-external-store)\//,
  /node_modules\/(\.pnpm\/[^/]+\/node_modules\/)?(react-redux|redux|@reduxjs|immer|reselect|redux-persist|redux-thunk)\//,
  /node_modules\/(\.pnpm\/[^/]+\/node_modules\/)?(@tanstack|react-intl|@formatjs(?!\/icu-(messageformat-parser\/index|skeleton))|intl-messageformat|decimal\.js)\//,
  /@mantine\/core.*\/(core|components\/(Button|Loader|Skeleton|Transition|UnstyledButton|VisuallyHidden))\//,
  /web\/src\/shared\/(http|i18n|session|store)\/(?!upload|sign-out|wish)|web\/src\/shared\/ui\/icons/,
];

/**
 * Code shared by finder, part page and lists of parts, as one more file. By default it is forty files of a kilobyte or two,
 * and each is a request before the first paint.
 */
const shared = [
  /web\/src\/features\/(parts|favourites|finder|garage|jobs)\/(messages|api|model)/,
  // Not the payment, which only the pages with the card form need.
  /web\/src\/features\/cart\/(add-messages|(api|model)\/(?!card\b|checkout|open-attempt|payment|vouchers))/,
  /web\/src\/features\/(parts|cart|favourites|garage)\/components\/(add-to-cart|family-index|favourite-heart|quantity-stepper|part-mark)/,
  /web\/src\/features\/(finder|jobs)\/components\/(found-vehicles|job-index|lookup-form|rego-panel|vehicle-choices|vin-panel)/,
  /web\/src\/features\/parts\/components\/(notify-me|no-longer-sold|back-link|matched-by)/,
  // Not the dialog: its library is 9 kB, and dialogs load when they open.
  /web\/src\/shared\/(calls|ui\/(?!dialog)|search|parts|scan\/(messages|scan-button|scanned)|lists\/page-|places\/(delivery|expected)|forms\/(messages|use-card-number-text))|packages\/kernel\/src\/(card|part)-number/,
  /@mantine\/hooks.*\/use-disclosure/,
  /@mantine\/core.*\/components\/(TextInput|Input|InputBase|CloseButton|Popover|FocusTrap|NativeSelect)/,
];
const withParts = (id: string) => shared.some((each) => each.test(id));
const isOwn = (id: string) => /web\/src\//.test(id) && !id.includes('node_modules');

type Modules = { getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null };

/** Whether the entry imports it, directly or indirectly, without dynamic imports. */
const comesWithEntry = (id: string, modules: Modules, seen = new Set<string>()): boolean => {
  if (seen.has(id)) return false;
  seen.add(id);
  const info = modules.getModuleInfo(id);
  return info !== null && (info.isEntry || info.importers.some((each) => comesWithEntry(each, modules, seen)));
};

/** Own files by their importers; of libraries with one large index, only the parts named above. */
const group = (id: string, modules: Modules): string | null =>
  everywhere.some((each) => each.test(id)) || (isOwn(id) && comesWithEntry(id, modules)) ? 'everywhere' : null;

/** The client as the server runs it: one file with all dependencies, beside the files that are served. */
const server = {
  outDir: 'dist/server',
  emptyOutDir: true,
  copyPublicDir: false,
  target: 'node24',
  // The rendering process keeps the source text of its code in memory.
  minify: true,
  sourcemap: false,
  rolldownOptions: { output: { entryFileNames: 'render.js', codeSplitting: false } },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    familyArt(isSsrBuild),
    pageFiles(isSsrBuild),
    steadyIds(),
    inFrontOfShop(process.env.SHOP_URL),
    ...(isSsrBuild
      ? []
      : [
          parsedMessages(),
          usedFonts(),
          pageStyles(),
          stylesFirst(),
          serviceWorker(),
          sitePictures(),
          licences(),
          precompress(),
          builtScripts(),
          firstLoad({ budget: 151_000, patterns: [...everywhere, ...shared] }),
        ]),
  ],
  worker: { format: 'es', plugins: () => [workerModules()] },
  ssr: { noExternal: true },
  build: isSsrBuild
    ? server
    : {
        target: 'es2023',
        sourcemap: false,
        assetsInlineLimit: 1024,
        // The polyfill is 0.7 kB of every page. A browser without module preload loads the imports when it meets them.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          // The worker is a separate file beside index.html: a worker can only handle URLs below its own.
          input: { index: 'index.html', sw: 'worker/worker.ts' },
          output: {
            // The first script names all files, so short hashes make it smaller.
            entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash:7].js'),
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:6][extname]',
            codeSplitting: {
              groups: [
                { name: group, priority: 2 },
                { name: 'parts', priority: 1, test: withParts, minShareCount: 2 },
              ],
            },
          },
        },
      },
  experimental: {
    // Scripts and styles find each other relative to themselves, so that one build works under any BASE_PATH.
    // Only index.html names `/assets/…`; the server puts the base path in front.
    renderBuiltUrl: (_filename, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
}));
