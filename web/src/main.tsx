import './shared/theme/styles.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { askForLater } from './app/ask-for-later.ts';
import { countPages } from './app/count-pages.ts';
import { holdMoves } from './app/hold-moves.ts';
import { createAppRouter } from './app/router.tsx';
import { listenForSearchKey } from './app/search-hotkey.ts';
import { takeOver } from './app/take-over.ts';
import { createQueryClient } from './shared/http/query-client.ts';
import { languageIn } from './shared/i18n/language.ts';
import { isPlain, loadMessageParser, parsePlainOnly } from './shared/i18n/message-parser.ts';
import { releaseReload } from './shared/release/reload.ts';
import { localStorageAdapter } from './shared/store/local-storage.ts';
import { createAppStore, keepStore } from './shared/store/store.ts';
import { isPhone } from './shared/ui/use-phone.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const basePath = document.querySelector<HTMLMetaElement>('meta[name="southline-base-path"]')?.content ?? '';

/** The state that the server embeds in the page. */
const state = document.getElementById('southline-state')?.textContent;

/** Ends the current task, so that the browser can handle presses and scrolling. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

// Also the files of pages and dialogs that load on demand.
window.addEventListener('vite:preloadError', () => releaseReload.fileMissing());

// No `await` at the top: pages that load on demand import from this file's chunk and would wait for ever.
const begin = async () => {
  // Preloads locale data: they are shared, so they are ready when the page renders.
  new Worker(new URL('../worker/languages.ts', import.meta.url), { type: 'module' });
  parsePlainOnly();
  await pause();
  const queryClient = createQueryClient(async (...query) => (await import('./app/offline/copies.ts')).copyOf(...query));
  const store = createAppStore({ storage: localStorageAdapter(), language: languageIn(document.cookie) });
  const router = createAppRouter({
    queryClient,
    basePath,
    send: (input, init) => fetch(input, init),
    language: () => store.getState().preferences.language,
    chosenVehicle: () => store.getState().finder.vehicle?.vehicleSlug,
  });
  listenForSearchKey(document);
  countPages(router, basePath);
  const keep = () => {
    const kept = keepStore(store);
    // Saves the text typed in the last second before the tab closes.
    window.addEventListener('pagehide', () => void kept.flush());
  };
  await pause();
  const { queries, ...served } = JSON.parse(state ?? '{}');
  const edited: string[] = Object.values(served.editedTexts ?? {});
  if (!edited.every(isPlain)) await loadMessageParser();
  const parts = { store, queryClient, router, ...served };
  // The server did not render this page.
  if (!queries) {
    keep();
    createRoot(root).render(<App {...parts} phone={isPhone()} />);
    return;
  }
  takeOver(queryClient, queries);
  // The first rendering must equal the server's: it leaves out the boundaries that only the browser needs.
  router.ssr = { manifest: undefined };
  await router.load();
  askForLater(document);
  const release = holdMoves(router);
  const onLive = () => {
    keep();
    release();
  };
  // React renders in slices, so that presses and scrolling are handled in between.
  startTransition(() => {
    hydrateRoot(root, <App {...parts} onLive={onLive} />);
  });
};

void begin();
