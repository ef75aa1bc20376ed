import { aboutRoute } from './about-route.ts';
import {
  emailVerificationRoute,
  forgotPasswordRoute,
  joinUsRoute,
  resetPasswordRoute,
  signInRoute,
} from './account-entry-routes.ts';
import { favouritesRoute, ownDataRoute, passwordRoute, profileRoute } from './account-own-routes.ts';
import { bookingRoute } from './booking-route.ts';
import { cartRoute, checkoutRoute } from './cart-route.ts';
import { comingSoonRoute } from './coming-soon-route.ts';
import { compareRoute } from './compare-route.ts';
import { contactRoute } from './contact-route.ts';
import { contextSearchRoute } from './context-search-route.ts';
import { creditsRoute } from './credits-route.ts';
import { downloadsRoute } from './downloads-route.ts';
import { errorRoute } from './error-route.tsx';
import { eventRoute } from './event-route.ts';
import { fuelCardRoute } from './fuel-card-route.ts';
import { garageRoute } from './garage-route.ts';
import { historyRoute } from './history-route.ts';
import { homeRoute } from './home-route.ts';
import { indexRoute } from './index-route.ts';
import { jobRoute } from './job-route.ts';
import { privacyRoute, returnPolicyRoute, termsOfUseRoute, termsRoute, warrantyRoute } from './legal-routes.ts';
import { locatorRoute } from './locator-route.ts';
import { loginRoute } from './login-route.ts';
import { offersRoute } from './offers-route.ts';
import {
  journalRoute,
  operationsRoute,
  parkedEventsRoute,
  searchesRoute,
  secondFactorRoute,
  staffRoute,
  switchesRoute,
  workRoute,
} from './operations-routes.ts';
import {
  managerOrdersRoute,
  memberOrderDetailsRoute,
  memberOrdersRoute,
  orderStatusRoute,
  payOfferRoute,
} from './orders-routes.ts';
import { partDetailRoute } from './part-detail-route.ts';
import { partNoticeRoute } from './part-notice-route.ts';
import { partsFinderRoute } from './parts-finder-route.ts';
import { promotionRoute } from './promotion-route.ts';
import { quickOrderRoute } from './quick-order-route.ts';
import { rangeRoute } from './range-route.ts';
import { regionRoute } from './region-route.tsx';
import { returnsDetailRoute, returnsItemRoute, returnsProcessRoute, returnsViewRoute } from './returns-routes.ts';
import { rootRoute } from './root-route.ts';
import { serviceRoute } from './service-route.ts';

/** Every page below a region. */
export const pageRoutes = [
  homeRoute,
  partsFinderRoute,
  jobRoute,
  garageRoute,
  partDetailRoute,
  partNoticeRoute,
  compareRoute,
  cartRoute,
  quickOrderRoute,
  checkoutRoute,
  rangeRoute,
  downloadsRoute,
  promotionRoute,
  privacyRoute,
  termsRoute,
  termsOfUseRoute,
  warrantyRoute,
  returnPolicyRoute,
  contextSearchRoute,
  errorRoute,
  contactRoute,
  serviceRoute,
  bookingRoute,
  locatorRoute,
  creditsRoute,
  aboutRoute,
  historyRoute,
  offersRoute,
  fuelCardRoute,
  eventRoute,
  comingSoonRoute,
  loginRoute,
  signInRoute,
  joinUsRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  emailVerificationRoute,
  profileRoute,
  passwordRoute,
  ownDataRoute,
  favouritesRoute,
  memberOrdersRoute,
  managerOrdersRoute,
  operationsRoute,
  journalRoute,
  workRoute,
  switchesRoute,
  parkedEventsRoute,
  staffRoute,
  secondFactorRoute,
  searchesRoute,
  memberOrderDetailsRoute,
  orderStatusRoute,
  payOfferRoute,
  returnsDetailRoute,
  returnsItemRoute,
  returnsViewRoute,
  returnsProcessRoute,
] as const;

export const routeTree = rootRoute.addChildren([indexRoute, regionRoute.addChildren(pageRoutes)]);
