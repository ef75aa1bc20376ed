import { notFound } from '@tanstack/react-router';
import type { RegionContext } from '../app/router-context.ts';
import { sessionQuery } from '../shared/http/session-query.ts';
import { NotFoundHere } from './region-route.tsx';

/** Other visitors get a "not found" page. */
export const forAdministrators = {
  beforeLoad: async ({ context: { api, queryClient } }: { context: RegionContext }) => {
    const { user } = await queryClient.fetchQuery(sessionQuery(api));
    if (user?.userType !== 'Admin') throw notFound();
  },
  notFoundComponent: NotFoundHere,
};
