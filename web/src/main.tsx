import './shared/theme/styles.ts';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createAppRouter } from './app/router.tsx';
import { listenForSearchKey } from './app/search-hotkey.ts';
import { createQueryClient } from './shared/http/query-client.ts';
import { languageIn } from './shared/i18n/language.ts';
import { localStorageAdapter } from './shared/store/local-storage.ts';
import { createAppStore } from './shared/store/store.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const basePath = document.querySelector<HTMLMetaElement>('meta[name="southline-base-path"]')?.content ?? '';
const queryClient = createQueryClient();
const store = createAppStore({ storage: localStorageAdapter(), language: languageIn(document.cookie) });
const router = createAppRouter({
  queryClient,
  basePath,
  send: (input, init) => fetch(input, init),
  language: () => store.getState().preferences.language,
  chosenVehicle: () => store.getState().finder.vehicle?.vehicleSlug,
});

listenForSearchKey(document);
createRoot(root).render(<App store={store} queryClient={queryClient} router={router} />);
