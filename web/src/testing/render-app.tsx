import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { App } from '../app/app.tsx';
import { createAppRouter } from '../app/router.tsx';
import { createQueryClient } from '../shared/http/query-client.ts';
import type { Language } from '../shared/i18n/language.ts';
import { createAppStore } from '../shared/store/store.ts';
import { isPhone } from '../shared/ui/use-phone.ts';
import { type Answers, fakeServer } from './fake-server.ts';
import { guest } from './people.ts';

/** The whole client at a URL, with a fake server. */
export const renderApp = (
  path: string,
  send: typeof fetch,
  language: Language = 'en',
  editedTexts?: Readonly<Record<string, string>>,
) => {
  const queryClient = createQueryClient();
  // The product's query client without retries, so that a refusal shows at once.
  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retry: false } });
  const store = createAppStore({ language });
  const router = createAppRouter({
    queryClient,
    basePath: '',
    send,
    language: () => store.getState().preferences.language,
    chosenVehicle: () => store.getState().finder.vehicle?.vehicleSlug,
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  return {
    queryClient,
    router,
    store,
    ...render(
      <App store={store} queryClient={queryClient} router={router} phone={isPhone()} editedTexts={editedTexts} />,
    ),
  };
};

/** The whole client at a URL, with a fake server of these answers. The visitor is signed out unless they say otherwise. */
export const openApp = (
  path: string,
  answers: Answers = {},
  language?: Language,
  editedTexts?: Readonly<Record<string, string>>,
) => {
  const server = fakeServer({ 'session/current': guest, ...answers });
  return { server, ...renderApp(path, server.send, language, editedTexts) };
};
