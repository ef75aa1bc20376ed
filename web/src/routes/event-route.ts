import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { screenImagesQuery } from '../shared/content/screen-images.ts';
import { textsQuery } from '../shared/i18n/texts-query.ts';
import { regionRoute } from './region-route.tsx';

export const eventRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'events/$id',
  staticData: { seenBy: 'everybody', screens: ['events'] },
  // The texts in English too: the content may know of events that this client does not.
  loader: ({ context: { api, queryClient, language } }) =>
    Promise.all([
      queryClient.prefetchQuery(textsQuery(api, language(), 'events')),
      queryClient.prefetchQuery(screenImagesQuery(api, language(), 'events')),
    ]),
  component: lazyRouteComponent(() => import('./event-page.tsx'), 'EventRoutePage'),
});
