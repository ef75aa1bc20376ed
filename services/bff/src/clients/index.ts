import { AuthServiceService } from '@southline/contracts/auth';
import {
  CatalogueServiceService,
  ExportServiceService,
  FavouritesServiceService,
  ProductPageServiceService,
  VehicleServiceService,
} from '@southline/contracts/catalogue';
import {
  AnalyticsServiceService,
  ContentServiceService,
  EnquiryServiceService,
  PromotionServiceService,
  SiteSearchServiceService,
} from '@southline/contracts/content';
import { DocumentsServiceService } from '@southline/contracts/documents';
import { HealthService, HealthCheckResponse_ServingStatus as Serving } from '@southline/contracts/health';
import { LocatorServiceService } from '@southline/contracts/locator';
import { NotificationsServiceService } from '@southline/contracts/notifications';
import { OrdersServiceService } from '@southline/contracts/orders';
import { VouchersServiceService } from '@southline/contracts/vouchers';
import { DomainError } from '@southline/kernel/errors';
import { createGrpcClient, encodedAnswer, type PeerCredentials, plainCredentials } from '@southline/platform/grpc';

export interface Addresses {
  readonly CATALOGUE_ADDRESS: string;
  readonly ORDERS_ADDRESS: string;
  readonly VOUCHERS_ADDRESS: string;
  readonly DOCUMENTS_ADDRESS: string;
  readonly NOTIFICATIONS_ADDRESS: string;
  readonly AUTH_ADDRESS: string;
  readonly CONTENT_ADDRESS: string;
  readonly LOCATOR_ADDRESS: string;
}

/** Checkout calls and papers may take longer than a page; the deadline of the request still ends them. */
const slowMs = 10_000;
/** A large file over a slow line; the deadline of the request ends it. */
const transferMs = 15 * 60_000;
/** Asked in passing, beside the call that somebody waits for. */
const standingMs = 1_500;

/** A whole category comes as bytes: most of the time they are those of the time before. */
const catalogueDefinition = {
  ...CatalogueServiceService,
  listPartsByCategoryName: encodedAnswer(CatalogueServiceService.listPartsByCategoryName),
};

const healthOf = (address: string, credentials: PeerCredentials) => {
  const client = createGrpcClient(HealthService, { address, credentials, timeoutMs: 900 });
  return {
    async check() {
      const { status } = await client.check({ service: '' });
      if (status !== Serving.SERVING) throw new DomainError('unavailable', 'Unavailable', 'not ready');
    },
    close: () => client.close(),
  };
};

/** Typed calls of the services behind the BFF. Payments is not among them: orders conducts the checkout. */
export const createClients = (
  addresses: Addresses,
  ownToken: () => Promise<string>,
  credentials = plainCredentials(),
) => {
  const catalogue = createGrpcClient(catalogueDefinition, {
    credentials,
    address: addresses.CATALOGUE_ADDRESS,
    retryable: [
      'listCategories',
      'listParts',
      'searchPartNumber',
      'searchByKeywords',
      'listPartsByCategoryName',
      'getPart',
      'listPartFitments',
      'listSupersessions',
      'getPartDrawing',
    ],
  });
  const vehicles = createGrpcClient(VehicleServiceService, {
    credentials,
    address: addresses.CATALOGUE_ADDRESS,
    retryable: ['listMakes', 'listModels', 'listYears', 'listVariants', 'searchVehicles', 'searchByVin'],
  });
  const pages = createGrpcClient(ProductPageServiceService, {
    credentials,
    address: addresses.CATALOGUE_ADDRESS,
    retryable: ['getProductPage', 'listProductPages', 'getRangePaper', 'listDownloads', 'getPublication'],
  });
  // The whole catalogue, for search engines, in the BFF's own name.
  const exported = createGrpcClient(ExportServiceService, {
    credentials,
    address: addresses.CATALOGUE_ADDRESS,
    token: ownToken,
    timeoutMs: slowMs,
    retryable: ['listPublishedParts', 'listPartStretches'],
  });
  const orders = createGrpcClient(OrdersServiceService, {
    credentials,
    address: addresses.ORDERS_ADDRESS,
    timeoutMs: slowMs,
    retryable: [
      'getCart',
      'countCart',
      'mergeCart',
      'removeLines',
      'attachVoucher',
      'removeVoucher',
      'applyVoucherOffer',
      'saveCustomerDetails',
      'startPayment',
      'confirmPayment',
      'submitOrder',
      'getOrder',
      'listOrders',
      'listAllOrders',
      'updateFulfilment',
      'resendConfirmation',
    ],
    retryableIf: {
      addToCart: ({ idempotencyKey }) => idempotencyKey !== '',
      // Quantity 0 removes the line, and then a repeat would not find it.
      setLineQuantity: ({ quantity }) => quantity > 0,
    },
  });
  // For staff; codes of a cart are the business of orders.
  const vouchers = createGrpcClient(VouchersServiceService, {
    credentials,
    address: addresses.VOUCHERS_ADDRESS,
    retryable: ['listVouchers'],
  });
  const documents = createGrpcClient(DocumentsServiceService, {
    credentials,
    address: addresses.DOCUMENTS_ADDRESS,
    timeoutMs: slowMs,
    retryable: ['findDocument', 'renderOrderList'],
  });
  // Signed links carry their permission themselves, so their papers are read in the BFF's own name.
  const papers = createGrpcClient(DocumentsServiceService, {
    credentials,
    address: addresses.DOCUMENTS_ADDRESS,
    token: ownToken,
    retryable: ['readDocument', 'renderDataSheet'],
  });
  // Asked beside an order that its service has shown already, so in the BFF's own name.
  const notifications = createGrpcClient(NotificationsServiceService, {
    credentials,
    address: addresses.NOTIFICATIONS_ADDRESS,
    token: ownToken,
    timeoutMs: standingMs,
    retryable: ['listOrderNews'],
  });
  const favourites = createGrpcClient(FavouritesServiceService, {
    credentials,
    address: addresses.CATALOGUE_ADDRESS,
    retryable: ['listFavourites', 'listFavouriteNumbers', 'addFavourite', 'removeFavourite'],
  });
  // Signing in and what leads to it happens before there is a person to speak for.
  const auth = createGrpcClient(AuthServiceService, {
    credentials,
    address: addresses.AUTH_ADDRESS,
    token: ownToken,
    retryable: ['checkResetToken'],
  });
  const standings = createGrpcClient(AuthServiceService, {
    credentials,
    address: addresses.AUTH_ADDRESS,
    token: ownToken,
    timeoutMs: standingMs,
    retryable: ['getStanding'],
  });
  const account = createGrpcClient(AuthServiceService, {
    credentials,
    address: addresses.AUTH_ADDRESS,
    retryable: ['getProfile'],
  });
  const screens = createGrpcClient(ContentServiceService, {
    credentials,
    address: addresses.CONTENT_ADDRESS,
    retryable: ['getTexts', 'getImages', 'readImage', 'getFlags'],
  });
  // Told apart by the id of their request, so that they may be sent again.
  const enquiries = createGrpcClient(EnquiryServiceService, {
    credentials,
    address: addresses.CONTENT_ADDRESS,
    retryable: ['submitEnquiry', 'requestBooking'],
  });
  // Whose tab it was is nobody's business, so views are counted in the BFF's own name.
  const pageViews = createGrpcClient(AnalyticsServiceService, {
    credentials,
    address: addresses.CONTENT_ADDRESS,
    token: ownToken,
  });
  const analytics = createGrpcClient(AnalyticsServiceService, {
    credentials,
    address: addresses.CONTENT_ADDRESS,
    retryable: ['listPages'],
  });
  const siteSearch = createGrpcClient(SiteSearchServiceService, {
    credentials,
    address: addresses.CONTENT_ADDRESS,
    retryable: ['searchSite'],
  });
  const locator = createGrpcClient(LocatorServiceService, {
    credentials,
    address: addresses.LOCATOR_ADDRESS,
    retryable: ['listSuburbs', 'listPostcodes', 'findDealers', 'getDealer'],
  });
  // Every dealer and place, for search engines, in the BFF's own name.
  const places = createGrpcClient(LocatorServiceService, {
    credentials,
    address: addresses.LOCATOR_ADDRESS,
    token: ownToken,
    timeoutMs: slowMs,
    retryable: ['listDealers', 'listPlaces', 'getLocatorVersion'],
  });
  const promotion = createGrpcClient(PromotionServiceService, {
    credentials,
    address: addresses.CONTENT_ADDRESS,
    timeoutMs: transferMs,
    retryable: ['listEntries', 'submitEntry'],
  });
  const health = {
    catalogue: healthOf(addresses.CATALOGUE_ADDRESS, credentials),
    orders: healthOf(addresses.ORDERS_ADDRESS, credentials),
    documents: healthOf(addresses.DOCUMENTS_ADDRESS, credentials),
    auth: healthOf(addresses.AUTH_ADDRESS, credentials),
    content: healthOf(addresses.CONTENT_ADDRESS, credentials),
  };
  const accounts = [auth, standings, account, favourites];
  const site = [pages, exported, screens, enquiries, promotion, siteSearch, pageViews, analytics, locator, places];
  const all = [
    catalogue,
    vehicles,
    orders,
    vouchers,
    documents,
    papers,
    notifications,
    ...site,
    ...accounts,
    ...Object.values(health),
  ];
  return {
    catalogue,
    vehicles,
    pages,
    exported,
    orders,
    vouchers,
    documents,
    papers,
    notifications,
    favourites,
    auth,
    standings,
    account,
    screens,
    enquiries,
    promotion,
    siteSearch,
    locator,
    places,
    pageViews,
    analytics,
    health,
    close: () => all.forEach((client) => void client.close()),
  };
};

export type Clients = ReturnType<typeof createClients>;
