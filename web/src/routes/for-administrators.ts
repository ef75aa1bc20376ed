import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { Api } from '../shared/http/api-client.ts';
import { sessionQuery } from '../shared/http/session-query.ts';
import { NotFoundHere } from './region-route.tsx';

interface Opened {
  readonly context: { readonly api: Api; readonly queryClient: QueryClient };
}

/** Other visitors get a "not found" page. */
export const forAdministrators = {
  beforeLoad: async ({ context: { api, queryClient } }: Opened) => {
    const { user } = await queryClient.fetchQuery(sessionQuery(api));
    if (user?.userType !== 'Admin') throw notFound();
  },
  notFoundComponent: NotFoundHere,
};
