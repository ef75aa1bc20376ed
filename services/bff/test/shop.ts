import { randomBytes } from 'node:crypto';
import {
  AuthServiceService,
  JournalServiceService,
  SecondFactorServiceService,
  StaffServiceService,
  UserType,
} from '@southline/contracts/auth';
import {
  CatalogueServiceService,
  ExportServiceService,
  FavouritesServiceService,
  GarageServiceService,
  JobServiceService,
  NoticeServiceService,
  PartListsServiceService,
  ProductPageServiceService,
  SuggestServiceService,
  VehicleServiceService,
} from '@southline/contracts/catalogue';
import {
  AnalyticsServiceService,
  ContentServiceService,
  EnquiryServiceService,
  PromotionServiceService,
  SiteSearchServiceService,
  SwitchServiceService,
} from '@southline/contracts/content';
import { DocumentsServiceService } from '@southline/contracts/documents';
import { LocatorServiceService } from '@southline/contracts/locator';
import { NotificationsServiceService } from '@southline/contracts/notifications';
import { OrdersServiceService } from '@southline/contracts/orders';
import { ReturnsServiceService } from '@southline/contracts/returns';
import { VouchersServiceService } from '@southline/contracts/vouchers';
import { createGrpcServer, peerAt } from '@southline/platform/grpc';
import { createSigner, createVerifier } from '@southline/platform/identity';
import { readiness } from '@southline/platform/lifecycle';
import { createOrderCodes, createOrderLinks } from '@southline/platform/links';
import { createLogger } from '@southline/platform/logger';
import { connectRedis } from '@southline/platform/redis';
import { createSecurityLog } from '@southline/platform/security-log';
import { unique } from '@southline/testkit';
import { identities } from '@southline/testkit/identities';
import { timeoutScale } from '@southline/testkit/patience';
import { createApp } from '../src/app.ts';
import { createClients } from '../src/clients/index.ts';
import type { Context, Settings } from '../src/context.ts';
import { createGuestOrders } from '../src/security/guest-orders.ts';
import { createListLinks } from '../src/security/list-links.ts';
import { createPaperLinks } from '../src/security/paper-links.ts';
import { createPeople } from '../src/sessions/people.ts';
import { createSessionStore } from '../src/sessions/session-store.ts';
import { createStandings } from '../src/sessions/standing.ts';
import { openRedis } from './redis.ts';
import { createAuth } from './stubs/auth.ts';
import { catalogue, vehicles } from './stubs/catalogue.ts';
import { createContent } from './stubs/content.ts';
import { serveEveryDesk } from './stubs/desk.ts';
import { createDocuments } from './stubs/documents.ts';
import { exported } from './stubs/exported.ts';
import { createFavourites } from './stubs/favourites.ts';
import { createGarage, jobs } from './stubs/garage.ts';
import { journal } from './stubs/journal.ts';
import { locator } from './stubs/locator.ts';
import { createNotices } from './stubs/notices.ts';
import { createNotifications } from './stubs/notifications.ts';
import { createOrders } from './stubs/orders.ts';
import { serveEveryOwnData } from './stubs/own-data.ts';
import { pages } from './stubs/pages.ts';
import { createPartLists } from './stubs/part-lists.ts';
import { createReturns } from './stubs/returns.ts';
import { createSiteSearch } from './stubs/site-search.ts';
import { suggestions } from './stubs/suggestions.ts';
import { vouchers } from './stubs/vouchers.ts';

const settings: Settings = {
  BASE_PATH: '',
  // The host that `inject` sends by default.
  PUBLIC_URL: 'http://localhost',
  DEFAULT_REGION: 'au',
  WEB_ROOT: undefined,
  MAP_ROOT: undefined,
  MAP_STYLE_URL: undefined,
  COOKIE_SECURE: false,
  REQUIRE_SECOND_FACTOR: false,
  TEST_PAGE: false,
  PUBLIC_READYZ: false,
  SECURITY_CONTACT: undefined,
  PAYMENT_FORM_ORIGIN: 'http://pay.test',
  TRUST_PROXY_HOPS: 0,
  TIMEOUT_SCALE: timeoutScale,
  MAX_CONCURRENT: 100,
  MAX_CONCURRENT_CHECKOUTS: 20,
  MAX_CONCURRENT_UPLOADS: 10,
  OPEN_REQUESTS_PER_ADDRESS: 1_000,
  OPEN_UPLOADS_PER_ADDRESS: 1_000,
  REQUESTS_PER_MINUTE: 10_000,
  RENDERINGS_PER_ADDRESS: 10_000,
  RENDERINGS_PER_MINUTE: 10_000,
  FORMS_PER_HOUR: 1_000,
  PAGE_VIEWS_PER_HOUR: 1_000,
  UPLOADS_PER_HOUR: 1_000,
};

const logger = createLogger('bff', 'silent');

/** Fakes of the services behind the BFF, as small gRPC servers in this process. Calls and identities are real. */
const startStubs = async (verifyKey: string, requireSecondFactor: boolean) => {
  const verifier = createVerifier([verifyKey]);
  const orders = createOrders(verifier);
  const stubs = {
    orders,
    auth: createAuth(),
    favourites: createFavourites(),
    notices: createNotices(),
    partLists: createPartLists(),
    documents: createDocuments(),
    content: createContent(),
    siteSearch: createSiteSearch(),
    returns: createReturns((orderId) => orders.placed.get(orderId)?.owner),
    notifications: createNotifications(),
  };
  const { auth, content } = stubs;
  const server = createGrpcServer({
    verifier,
    logger,
    health: { ready: async () => true },
    requireSecondFactor,
  });
  server.add(CatalogueServiceService, catalogue);
  server.add(VehicleServiceService, vehicles);
  server.add(SuggestServiceService, suggestions);
  server.add(ProductPageServiceService, pages);
  server.add(ExportServiceService, exported);
  server.add(OrdersServiceService, orders.handlers);
  server.add(LocatorServiceService, locator);
  server.add(VouchersServiceService, vouchers);
  server.add(ReturnsServiceService, stubs.returns.handlers);
  server.add(DocumentsServiceService, stubs.documents.handlers);
  server.add(NotificationsServiceService, stubs.notifications.handlers);
  server.add(FavouritesServiceService, stubs.favourites.handlers);
  server.add(PartListsServiceService, stubs.partLists.handlers);
  server.add(NoticeServiceService, stubs.notices.handlers);
  server.add(GarageServiceService, createGarage().handlers);
  server.add(JobServiceService, jobs);
  server.add(AuthServiceService, auth.handlers);
  server.add(SecondFactorServiceService, auth.secondFactor);
  server.add(StaffServiceService, auth.staff);
  server.add(JournalServiceService, journal);
  server.add(ContentServiceService, content.screens);
  server.add(EnquiryServiceService, content.forms);
  server.add(PromotionServiceService, content.promotion);
  server.add(AnalyticsServiceService, content.analytics);
  server.add(SwitchServiceService, content.switches);
  server.add(SiteSearchServiceService, stubs.siteSearch.handlers);
  const ownData = serveEveryOwnData(server);
  const desk = serveEveryDesk(server, verifier);
  const port = await server.listen('127.0.0.1', 0);
  return { ...stubs, ownData, desk, address: `127.0.0.1:${port}`, close: () => server.close(100) };
};

export type Overrides = { settings?: Partial<Settings> } & Partial<Omit<Context, 'settings' | 'clients'>> & {
    /** The address of orders; a closed port simulates "orders is down". */
    ordersAddress?: string;
    authAddress?: string;
    contentAddress?: string;
    returnsAddress?: string;
    notificationsAddress?: string;
    /** The session store; a closed port simulates "Redis is down". */
    redisUrl?: string;
    /** The clock by which sessions end. */
    now?: () => number;
  };

/** The BFF in front of its stubs. Tests send requests with `inject`. */
export const openShop = async (
  {
    settings: changed,
    ordersAddress,
    authAddress,
    contentAddress,
    returnsAddress,
    notificationsAddress,
    redisUrl,
    now = Date.now,
    ...overrides
  }: Overrides = {},
  keys = identities('bff'),
) => {
  const signer = createSigner(keys.signing.bff);
  const stubs = await startStubs(keys.verifyKeys, changed?.REQUIRE_SECOND_FACTOR ?? false);
  const addresses = {
    CATALOGUE_ADDRESS: stubs.address,
    ORDERS_ADDRESS: ordersAddress ?? stubs.address,
    VOUCHERS_ADDRESS: stubs.address,
    RETURNS_ADDRESS: returnsAddress ?? stubs.address,
    DOCUMENTS_ADDRESS: stubs.address,
    NOTIFICATIONS_ADDRESS: notificationsAddress ?? stubs.address,
    AUTH_ADDRESS: authAddress ?? stubs.address,
    CONTENT_ADDRESS: contentAddress ?? stubs.address,
    LOCATOR_ADDRESS: stubs.address,
  };
  const ownToken = (service: string) => signer.sign({ subject: 'service:bff', role: 'service' }, service);
  const opened: { close(): void }[] = [];
  const clients = createClients(addresses, (address) => peerAt({ address }, ownToken, (client) => opened.push(client)));
  const ready = readiness(() => true);
  for (const [name, health] of Object.entries(clients.health)) ready.add(name, health);
  const log = overrides.logger ?? logger;
  const redis = redisUrl ? connectRedis(redisUrl, log) : await openRedis(log);
  const sessions = createSessionStore(redis, log, now);
  const standings = createStandings(clients.standings.getStanding, now);
  const listLinks = createListLinks(randomBytes(32).toString('base64'));
  const linkKey = randomBytes(32).toString('base64');
  const codeOf = createOrderCodes(linkKey);
  const orderLinks = createOrderLinks(linkKey, now);
  const app = await createApp({
    settings: { ...settings, ...changed },
    clients,
    signer,
    sessions,
    people: createPeople({ store: sessions, standings, signer, now }),
    links: createPaperLinks(randomBytes(32).toString('base64')),
    listLinks,
    orderLinks,
    guestOrders: createGuestOrders(redis, codeOf, now),
    limitPayments: async () => undefined,
    limitLookUps: async () => undefined,
    limitMails: async () => undefined,
    securityLog: createSecurityLog(log),
    countStaffReading: async () => true,
    limitFreeOrders: async () => undefined,
    limitVouchers: async () => undefined,
    switches: { active: () => stubs.content.active },
    readiness: ready,
    logger,
    ...overrides,
  });
  await app.ready();
  return {
    ...stubs,
    app,
    codeOf,
    orderLinks,
    redis,
    listLinks,
    signer,
    async close() {
      await app.close();
      redis.disconnect();
      for (const client of opened) client.close();
      await stubs.close();
    },
  };
};

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** Delivery details as a client sends them. */
export const delivery = {
  FirstName: 'Robin',
  LastName: 'Buyer',
  DeliveryAddressline: '1 Example Street',
  DeliveryLocality: 'Melbourne',
  DeliveryState: 'VIC',
  DeliveryPostcode: '3000',
  Phone: '0400000000',
  Email: 'robin@southline.example',
};

const { Email: _, ...place } = delivery;

/** Recipient and address alone. */
export { place };

/** One browser with its cookies. */
export const visit = ({ app }: Shop, region = 'au') => {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = async (
    method: 'GET' | 'POST',
    path: string,
    payload?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const response = await app.inject({
      method,
      url: `/${region}/api/${path}`,
      headers: { ...(jar.size > 0 && { cookie: cookie() }), ...headers },
      ...(payload !== undefined && { payload: payload as object }),
    });
    for (const { name, value } of response.cookies) {
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  return {
    get: (path: string) => send('GET', path),
    post: (path: string, payload?: unknown, headers?: Record<string, string>) => send('POST', path, payload, headers),
    execute: (httpMethod: string, urlRelative: string, data: unknown = {}) =>
      send('POST', 'parts/execute', { httpMethod, urlRelative, data }),
    cookie,
    jar,
    /** Signs in. The default is the password of the account. */
    signIn: (email: string, password = `right for ${email}`) => send('POST', 'auth/sign-in', { email, password }),
  };
};

export type Browser = ReturnType<typeof visit>;

/** Places an order of two batteries. */
export const placedBy = async (browser: Browser, email = `${unique('buyer')}@example.com`) => {
  const { data } = (await browser.post('cart/add-to-cart', { productNr: 'SL-B-60', quantity: 2 })).json();
  const order = { cart: [{ orderID: data.orderID }], devliveryDetails: { ...delivery, Email: email } };
  const { orderID, orderNo } = (await browser.post('cart/submit-order', order)).json().data;
  return { orderID: String(orderID), orderNo: String(orderNo), email, line: String(data.shoppingCartID) };
};

/** A new account in a browser of its own, signed in. */
export const signedIn = async (shop: Shop, userType = UserType.USER_TYPE_MEMBER) => {
  const email = `${unique('person')}@southline.example`;
  const account = shop.auth.add(email, userType);
  const browser = visit(shop);
  await browser.signIn(email);
  return { ...browser, email, account };
};

export const sendFleet = (browser: Browser, content: string, name = 'files') => {
  const form = [
    '--fleet',
    `Content-Disposition: form-data; name="${name}"; filename="fleet.csv"`,
    'Content-Type: text/csv',
    '',
    content,
    '--fleet--',
    '',
  ].join('\r\n');
  return browser.post('garage/import', form, { 'content-type': 'multipart/form-data; boundary=fleet' });
};
