import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { RegionContext } from '../app/router-context.ts';
import { downloadsQuery } from '../features/downloads/api/downloads-query.ts';
import { promotionBannerQuery } from '../shared/content/flags.ts';
import { screenImagesQuery } from '../shared/content/screen-images.ts';
import { textsQuery } from '../shared/i18n/texts-query.ts';
import { regionRoute } from './region-route.tsx';

/** Loads the pictures of a screen. A page without them is useful. */
const imagesOf =
  (screen: string) =>
  ({ context: { api, queryClient, language } }: { context: RegionContext }) =>
    queryClient.prefetchQuery(screenImagesQuery(api, language(), screen));

export const aboutRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'about',
  staticData: { seenBy: 'everybody', screens: ['about'] },
  loader: imagesOf('about'),
  component: lazyRouteComponent(() => import('../features/about/components/about-page.tsx'), 'AboutPage'),
});

export const historyRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'hundred-years',
  staticData: { seenBy: 'everybody', screens: ['history'] },
  loader: imagesOf('history'),
  component: lazyRouteComponent(() => import('../features/history/components/history-page.tsx'), 'HistoryPage'),
});

export const offersRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'offers',
  staticData: { seenBy: 'everybody', screens: ['offers'] },
  loader: imagesOf('offers'),
  component: lazyRouteComponent(() => import('../features/offers/components/offers-page.tsx'), 'OffersPage'),
});

export const fuelCardRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'mobil-fuel-card',
  staticData: { seenBy: 'everybody', screens: ['offers'] },
  component: lazyRouteComponent(() => import('../features/offers/components/fuel-card-page.tsx'), 'FuelCardPage'),
});

export const serviceRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'service-center/$id',
  staticData: { seenBy: 'everybody', screens: ['services'] },
  loader: imagesOf('services'),
  component: lazyRouteComponent(() => import('./service-page.tsx'), 'ServiceRoutePage'),
});

export const promotionRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'chicago-entry',
  staticData: { seenBy: 'everybody', screens: ['promotion'] },
  loader: ({ context: { api, queryClient, language } }) =>
    Promise.all([
      queryClient.ensureQueryData(screenImagesQuery(api, language(), 'promotion')),
      queryClient.prefetchQuery(promotionBannerQuery(api)),
    ]),
  component: lazyRouteComponent(() => import('./promotion-page.tsx'), 'PromotionRoutePage'),
});

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
  component: lazyRouteComponent(() => import('./event-page.tsx'), 'EventRoutePage'),
});

export const contactRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'contact-us',
  staticData: { seenBy: 'everybody', screens: ['contact'] },
  component: lazyRouteComponent(() => import('../features/contact/components/contact-page.tsx'), 'ContactPage'),
});

export const creditsRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'credits',
  staticData: { seenBy: 'everybody', screens: ['credits'] },
  component: lazyRouteComponent(() => import('../features/credits/components/credits-page.tsx'), 'CreditsPage'),
});

export const comingSoonRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'coming-soon',
  staticData: { seenBy: 'everybody', searchEngines: 'unlisted' },
  component: lazyRouteComponent(() => import('../app/coming-soon.tsx'), 'ComingSoon'),
});

export const downloadsRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'southline-downloads',
  staticData: { seenBy: 'everybody', screens: ['downloads', 'rangepage'] },
  // If this fails, the page shows the error itself.
  loader: ({ context: { api, queryClient } }) => queryClient.prefetchQuery(downloadsQuery(api)),
  component: lazyRouteComponent(() => import('../features/downloads/components/downloads-page.tsx'), 'DownloadsPage'),
});

/** Choices from another page: a service's id, a dealer's number. */
type Presets = { service?: string; dealer?: string };

const textOf = (value: unknown, most: number): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, most) : undefined;

export const bookingRoute = createRoute({
  getParentRoute: () => regionRoute,
  path: 'select-location',
  validateSearch: (search: Record<string, unknown>): Presets => ({
    service: textOf(search.service, 60),
    dealer: textOf(search.dealer, 20),
  }),
  // The texts of `services` contain the services' names.
  staticData: { seenBy: 'everybody', screens: ['booking', 'services'] },
  component: lazyRouteComponent(() => import('./booking-page.tsx'), 'BookingRoutePage'),
});
