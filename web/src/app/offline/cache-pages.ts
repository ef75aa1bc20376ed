import type { RegisteredRouter } from '@tanstack/react-router';
import { DEFAULT_REGION } from '../../shared/http/api-client.ts';
import { keepCopies } from './copies.ts';

/** Pages cached without a visit, because work continues on them. The order pad needs no page, only the client. */
const always = ['', '/parts-finder'];

/** Visitors with data saver or a metered connection get no prefetched pages. */
const isSparing = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
};

/** Built files, drawings and texts that the page has loaded; the worker selects those that it may cache. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin) && !name.includes('#'));

/** Whether the page is public. The worker requests only public pages again. */
const isPublic = ({ state }: RegisteredRouter): boolean => state.matches.at(-1)?.staticData.seenBy === 'everybody';

/** Each costs the server a rendering. */
const mostEarlier = 20;

/** Public pages of this tab's history, in the browsers that tell: those before the worker was there were not reported. */
const earlierPages = ({ getMatchedRoutes }: RegisteredRouter, basePath: string): string[] => {
  const { navigation } = window as { navigation?: Navigation };
  const found = (navigation?.entries() ?? []).flatMap(({ url }) => {
    if (!url?.startsWith(`${location.origin}${basePath}/`)) return [];
    const [, , route] = getMatchedRoutes(new URL(url).pathname.slice(basePath.length));
    return route?.options.staticData?.seenBy === 'everybody' ? url : [];
  });
  return [...new Set(found)].slice(-mostEarlier);
};

/** Installs this build's service worker, reports the visited pages to it, and stores copies of their answers. */
export const cachePages = async (router: RegisteredRouter, basePath: string): Promise<void> => {
  const { serviceWorker } = navigator;
  if (!serviceWorker || isSparing()) return;
  // A page that was loaded through the worker is in its cache already.
  let known = serviceWorker.controller ? location.href : '';
  await serviceWorker.register(`${basePath}/sw.js`, { scope: `${basePath}/` });
  const { active } = await serviceWorker.ready;
  keepCopies(router.options.context.queryClient);
  const send = (pages: readonly string[]) =>
    (serviceWorker.controller ?? active)?.postMessage({ pages, files: loadedFiles() });
  const sendShown = () => {
    const { href } = location;
    if (href === known || !navigator.onLine) return;
    known = href;
    send(isPublic(router) ? [href] : []);
  };
  const { region = DEFAULT_REGION } = router.state.matches.at(-1)?.params ?? {};
  const begun = always.map((page) => `${location.origin}${basePath}/${region}${page}`);
  const earlier = known ? [] : earlierPages(router, basePath);
  send([...new Set([...begun, ...earlier])]);
  if (earlier.includes(location.href)) known = location.href;
  sendShown();
  router.subscribe('onRendered', sendShown);
};

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Without a connection a link loads the whole document, which the worker has cached; the router would fail to load the page's
 * data. Only with a worker; otherwise the visitor would lose the current page.
 */
export const loadDocumentsOffline = (): void => {
  window.addEventListener(
    'click',
    (event) => {
      if (navigator.onLine || !navigator.serviceWorker?.controller || !isPlain(event)) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.target || link.origin !== location.origin) return;
      // A place on the same page.
      if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
      event.stopPropagation();
    },
    { capture: true },
  );
};
