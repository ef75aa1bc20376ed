import { createRoute, notFound } from '@tanstack/react-router';
import { ErrorPage } from '../app/error-page.tsx';
import { NotFound } from '../app/not-found.tsx';
import { Shell } from '../app/shell/shell.tsx';
import { ApiProvider } from '../shared/http/api-context.ts';
import { rootRoute } from './root-route.ts';

export const regionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$region',
  beforeLoad: ({ params, context }) => {
    const region = params.region.toLowerCase();
    if (region !== 'au' && region !== 'nz') throw notFound({ routeId: '__root__' });
    return { api: context.apiFor(region) };
  },
  component: function RegionPages() {
    const { api } = regionRoute.useRouteContext();
    return (
      <ApiProvider value={api}>
        <Shell />
      </ApiProvider>
    );
  },
  notFoundComponent: () => <NotFound region={regionRoute.useParams().region} />,
  errorComponent: ({ error }) => <ErrorPage error={error} region={regionRoute.useParams().region} />,
});
