import { createRoute } from '@tanstack/react-router';
import { screenImagesQuery } from '../shared/content/screen-images.ts';
import { textsQuery } from '../shared/i18n/texts-query.ts';
import { lazyPage } from '../shared/release/lazy-page.ts';
import { regionRoute } from './region-route.tsx';

export const eventRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'events/$id',
  staticData: { seenBy: 'everybody', screens: ['events'] },
  // Includes the English texts: the content may describe events that this client does not know.
  loader: ({ context: { api, queryClient, language } }) =>
    Promise.all([
      queryClient.prefetchQuery(textsQuery(api, language(), 'events')),
      queryClient.prefetchQuery(screenImagesQuery(api, language(), 'events')),
    ]),
  component: lazyPage(() => import('./event-page.tsx'), 'EventRoutePage'),
});
