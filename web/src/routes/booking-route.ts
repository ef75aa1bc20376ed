import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../shared/release/lazy-page.ts';
import { regionRoute } from './region-route.tsx';

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
  component: lazyPage(() => import('./booking-page.tsx'), 'BookingRoutePage'),
});
