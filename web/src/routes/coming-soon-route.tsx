import { createRoute } from '@tanstack/react-router';
import { ComingSoon } from '../app/coming-soon.tsx';
import { regionRoute } from './region-route.tsx';

export const comingSoonRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'coming-soon',
  staticData: { seenBy: 'everybody', searchEngines: 'unlisted' },
  component: function ComingSoonRoutePage() {
    return <ComingSoon region={regionRoute.useParams().region} />;
  },
});
