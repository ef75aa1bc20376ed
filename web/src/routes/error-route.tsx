import { createRoute } from '@tanstack/react-router';
import { ErrorPage } from '../app/error-page.tsx';
import { regionRoute } from './region-route.tsx';

export const errorRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'error',
  staticData: { seenBy: 'visitor' },
  component: function ErrorRoutePage() {
    return <ErrorPage region={regionRoute.useParams().region} />;
  },
});
