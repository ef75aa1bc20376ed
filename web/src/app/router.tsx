import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory, useParams } from '@tanstack/react-router';
import { routeTree } from '../routes/route-tree.ts';
import { type Api, createApi, DEFAULT_REGION, type Region } from '../shared/http/api-client.ts';
import type { Language } from '../shared/i18n/language.ts';
import { parseQuery, stringifyQuery } from '../shared/search/query-values.ts';
import { ErrorPage } from './error-page.tsx';
import { NotFound } from './not-found.tsx';
import { BareShell } from './shell/bare-shell.tsx';
import { stayWhereRead } from './stay-where-read.ts';
import { TextsOfPage } from './texts-of-page.tsx';

type Options = {
  queryClient: QueryClient;
  /** The path under which the app is mounted: empty, or starting with a slash. */
  basePath: string;
  send: typeof fetch;
  /** Slug of the vehicle that parts are checked against. */
  chosenVehicle: () => string | undefined;
  language: () => Language;
  /** Default: the browser's history. A server and tests pass one in memory. */
  history?: RouterHistory;
};

export const createAppRouter = ({ queryClient, basePath, send, chosenVehicle, language, history }: Options) => {
  const apis: Record<Region, Api> = { au: createApi(basePath, 'au', send), nz: createApi(basePath, 'nz', send) };
  return createRouter({
    routeTree,
    history,
    basepath: basePath || '/',
    parseSearch: parseQuery,
    stringifySearch: stringifyQuery,
    context: { queryClient, apiFor: (region) => apis[region], chosenVehicle, language },
    InnerWrap: TextsOfPage,
    defaultPreload: 'intent',
    defaultPreloadDelay: 40,
    // TanStack Query decides which data is stale.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 200,
    // On the server the router would write an inline script, which the content security policy forbids.
    scrollRestoration: import.meta.env.SSR ? false : stayWhereRead(),
    defaultNotFoundComponent: function NothingHere() {
      const { region: named = '' } = useParams({ strict: false });
      const region = Object.hasOwn(apis, named) ? named : DEFAULT_REGION;
      return (
        <BareShell region={region}>
          <NotFound region={region} />
        </BareShell>
      );
    },
    defaultErrorComponent: function BrokenPage({ error }) {
      const { region = DEFAULT_REGION } = useParams({ strict: false });
      return <ErrorPage error={error} region={region} />;
    },
  });
};

export type Router = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: Router;
  }
}
