import { files } from 'virtual:page-files';
import type { PageRequest, RenderedPage } from '@southline/rest/web-build';
import { dehydrate } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { prerenderToNodeStream } from 'react-dom/static';
import { App } from '../app/app.tsx';
import type { PageStatus } from '../app/page-status.ts';
import { createAppRouter } from '../app/router.tsx';
import { rangeAt } from '../features/services/model/services.ts';
import { isApiError } from '../shared/http/api-error.ts';
import { createQueryClient } from '../shared/http/query-client.ts';
import { languageOf, pageLanguage } from '../shared/i18n/language.ts';
import { createAppStore } from '../shared/store/store.ts';
import { filesAhead } from './files-ahead.ts';
import { leadOf } from './lead-of.ts';
import { isMoved, ownPath, pictureOf, shownOn } from './shown.ts';
import { descriptionOf, structuredData } from './structured-data.ts';

export { pages } from './pages.ts';

/** Waits for the whole page: a partial page is worse than the client alone. */
const textOf = async (stream: NodeJS.ReadableStream): Promise<string> => {
  const chunks: string[] = [];
  for await (const chunk of stream) chunks.push(chunk.toString());
  return chunks.join('');
};

// React writes the elements of the head before all others.
const leading = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/** Renders a public page as a visitor without a session sees it. Throws if required data cannot be loaded. */
export const renderPage = async (request: PageRequest): Promise<RenderedPage> => {
  const { url, basePath, region, site, send, phone, mapPictures } = request;
  const editedTexts = await request.editedTexts();
  // A service's parts page has a second path.
  const path = request.path.replace(/(?<=^products\/).+/i, rangeAt);
  const language = languageOf(request.language);
  const queryClient = createQueryClient();
  // No retries: the visitor waits, and the client can retry later.
  const once = { ...queryClient.getDefaultOptions().queries, retry: false, retryOnMount: false };
  queryClient.setDefaultOptions({ queries: once });
  const store = createAppStore({ language });
  const router = createAppRouter({
    queryClient,
    basePath,
    send,
    language: () => language,
    chosenVehicle: () => undefined,
    history: createMemoryHistory({ initialEntries: [url] }),
  });
  const status: PageStatus = { code: 200 };
  try {
    await router.load();
    const failed = queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.status === 'error');
    const unanswered = failed.find(({ state }) => !isApiError(state.error, 'NotFound'));
    if (unanswered) throw unanswered.state.error;
    // The subject of the page does not exist; the page shows this itself.
    if (failed.length > 0) status.code = 404;
    const broken = router.state.matches.find((match) => match.status === 'error');
    if (broken) throw broken.error;
    const served = { phone, mapPictures, editedTexts };
    const app = <App store={store} queryClient={queryClient} router={router} status={status} {...served} />;
    const { prelude } = await prerenderToNodeStream(app);
    const html = await textOf(prelude);
    const head = leading.exec(html)?.[0] ?? '';
    const body = html.slice(head.length);
    const shown = shownOn(queryClient, path);
    const { sameAs, searchEngines } = router.state.matches.at(-1)?.staticData ?? {};
    const own = sameAs ?? ownPath(shown, path);
    return {
      status: status.code,
      lang: pageLanguage(language, region),
      head,
      files: filesAhead(
        router.state.matches.map(({ routeId }) => router.routesById[routeId]),
        files,
        basePath,
      ),
      body,
      state: status.code === 200 ? JSON.stringify({ queries: dehydrate(queryClient), ...served }) : undefined,
      description: descriptionOf(shown) ?? leadOf(body),
      structuredData: structuredData(shown, { site, region, path: own }),
      ownPath: own,
      indexed: searchEngines !== 'never',
      moved: isMoved(shown, path),
      picture: pictureOf(shown),
    };
  } finally {
    queryClient.clear();
  }
};
