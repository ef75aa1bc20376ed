import { createRoute, notFound } from '@tanstack/react-router';
import { ErrorPage } from '../app/error-page.tsx';
import { NotFound } from '../app/not-found.tsx';
import { Shell } from '../app/shell/shell.tsx';
import { ApiProvider } from '../shared/http/api-context.ts';
import { shownScreens } from '../shared/i18n/shown-screens.ts';
import { loadTexts } from '../shared/i18n/texts-query.ts';
import { requireSignedIn, requireStaff } from '../shared/session/guards.ts';
import { rootRoute } from './root-route.ts';

/**
 * Also for pages that report themselves as not found. Otherwise the router's default would replace the whole frame with the
 * header.
 */
export function NotFoundHere() {
  return <NotFound region={regionRoute.useParams().region} />;
}

export const regionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$region',
  params: { parse: ({ region }) => ({ region: region.toLowerCase() }) },
  staticData: { seenBy: 'everybody' },
  beforeLoad: async ({ params, context, matches, location, preload }) => {
    const { region } = params;
    if (region !== 'au' && region !== 'nz') throw notFound({ routeId: '__root__' });
    const api = context.apiFor(region);
    await loadTexts({ ...context, api }, shownScreens(matches));
    const seenBy = matches.at(-1)?.staticData.seenBy;
    const entering = { context: { ...context, api }, location, preload };
    if (seenBy === 'member') await requireSignedIn(entering);
    if (seenBy === 'staff') await requireStaff(entering);
    return { api };
  },
  component: function RegionPages() {
    const { api } = regionRoute.useRouteContext();
    return (
      <ApiProvider value={api}>
        <Shell />
      </ApiProvider>
    );
  },
  notFoundComponent: NotFoundHere,
  errorComponent: ({ error }) => <ErrorPage error={error} region={regionRoute.useParams().region} />,
});
