import {
  AuthServiceService,
  JournalServiceService,
  SecondFactorServiceService,
  StaffServiceService,
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
import { consumingDesks } from '@southline/contracts/desk';
import { DocumentsServiceService } from '@southline/contracts/documents';
import { HealthService, HealthCheckResponse_ServingStatus as Serving } from '@southline/contracts/health';
import { LocatorServiceService } from '@southline/contracts/locator';
import { NotificationsServiceService } from '@southline/contracts/notifications';
import { OrdersServiceService, PaymentsDeskServiceService } from '@southline/contracts/orders';
import { ownDataServices } from '@southline/contracts/own-data';
import { ReturnsServiceService } from '@southline/contracts/returns';
import { VouchersServiceService } from '@southline/contracts/vouchers';
import { DomainError } from '@southline/kernel/errors';
import {
  createGrpcClient,
  encodedAnswer,
  type GrpcClientOptions,
  longestTransferMs,
  type PeerCredentials,
  plainCredentials,
  type RpcDefinition,
} from '@southline/platform/grpc';
import type { TokenSource } from '@southline/platform/telemetry';
import { createPaymentsDesk } from './payments-desk.ts';

export interface Addresses {
  readonly CATALOGUE_ADDRESS: string;
  readonly ORDERS_ADDRESS: string;
  readonly VOUCHERS_ADDRESS: string;
  readonly RETURNS_ADDRESS: string;
  readonly DOCUMENTS_ADDRESS: string;
  readonly NOTIFICATIONS_ADDRESS: string;
  readonly AUTH_ADDRESS: string;
  readonly CONTENT_ADDRESS: string;
  readonly LOCATOR_ADDRESS: string;
}

/**
 * Calls of the checkout and for documents may take longer than those of a page. The request's deadline still applies.
 */
const slowMs = 10_000;
/** For an additional call that must not delay the main one. */
const standingMs = 1_500;

/** A later answer is useless, because the visitor has typed the next letter. */
const suggestMs = 2_000;

/** Requested as bytes, because most answers repeat and need not be decoded again. */
const catalogueDefinition = {
  ...CatalogueServiceService,
  listPartsByCategoryName: encodedAnswer(CatalogueServiceService.listPartsByCategoryName),
  searchByKeywords: encodedAnswer(CatalogueServiceService.searchByKeywords),
  getPart: encodedAnswer(CatalogueServiceService.getPart),
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

type OwnOptions<Definition extends RpcDefinition> = Omit<GrpcClientOptions<Definition>, 'address' | 'credentials'>;

/** Typed calls of the services behind the BFF. Payments is not among them: orders conducts the checkout. */
export const createClients = (addresses: Addresses, ownToken: TokenSource, credentials = plainCredentials()) => {
  const at =
    (address: string) =>
    <Definition extends RpcDefinition>(definition: Definition, options: OwnOptions<Definition> = {}) =>
      createGrpcClient(definition, { address, credentials, ...options });
  const ofCatalogue = at(addresses.CATALOGUE_ADDRESS);
  const ofOrders = at(addresses.ORDERS_ADDRESS);
  const ofVouchers = at(addresses.VOUCHERS_ADDRESS);
  const ofReturns = at(addresses.RETURNS_ADDRESS);
  const ofDocuments = at(addresses.DOCUMENTS_ADDRESS);
  const ofNotifications = at(addresses.NOTIFICATIONS_ADDRESS);
  const ofAuth = at(addresses.AUTH_ADDRESS);
  const ofContent = at(addresses.CONTENT_ADDRESS);
  const ofLocator = at(addresses.LOCATOR_ADDRESS);
  const clients = {
    catalogue: ofCatalogue(catalogueDefinition),
    suggestions: ofCatalogue(SuggestServiceService, { timeoutMs: suggestMs }),
    vehicles: ofCatalogue(VehicleServiceService),
    pages: ofCatalogue(ProductPageServiceService),
    // Search engines get the whole catalogue, so it is read in the BFF's own name.
    exported: ofCatalogue(ExportServiceService, { token: ownToken, timeoutMs: slowMs }),
    orders: ofOrders(OrdersServiceService, {
      timeoutMs: slowMs,
      retryableIf: {
        addToCart: ({ idempotencyKey }) => idempotencyKey !== '',
        addManyToCart: ({ idempotencyKey }) => idempotencyKey !== '',
        // Quantity 0 removes the line, so a repeat would not find it.
        setLineQuantity: ({ quantity }) => quantity > 0,
      },
    }),
    // The code, or its absence, decides about access, so the order is looked up in the BFF's own name.
    guestOrders: ofOrders(OrdersServiceService, { token: ownToken }),
    // For staff. Orders handles the codes of a cart.
    vouchers: ofVouchers(VouchersServiceService),
    returns: ofReturns(ReturnsServiceService),
    returnPhotos: ofReturns(ReturnsServiceService, { timeoutMs: longestTransferMs }),
    documents: ofDocuments(DocumentsServiceService, { timeoutMs: slowMs }),
    // The token of a signed link grants access, so its documents are read in the BFF's own name.
    papers: ofDocuments(DocumentsServiceService, { token: ownToken }),
    // Called only after orders has found the order, so in the BFF's own name.
    notifications: ofNotifications(NotificationsServiceService, { token: ownToken, timeoutMs: standingMs }),
    // For staff, in the name of the caller.
    mailRecords: ofNotifications(NotificationsServiceService),
    favourites: ofCatalogue(FavouritesServiceService),
    notices: ofCatalogue(NoticeServiceService),
    partLists: ofCatalogue(PartListsServiceService),
    sharedLists: ofCatalogue(PartListsServiceService, { token: ownToken }),
    garage: ofCatalogue(GarageServiceService),
    jobs: ofCatalogue(JobServiceService),
    // Sign-in and registration happen before there is an identity.
    auth: ofAuth(AuthServiceService, { token: ownToken }),
    standings: ofAuth(AuthServiceService, { token: ownToken, timeoutMs: standingMs }),
    account: ofAuth(AuthServiceService),
    secondFactor: ofAuth(SecondFactorServiceService),
    staff: ofAuth(StaffServiceService),
    journal: ofAuth(JournalServiceService),
    screens: ofContent(ContentServiceService),
    enquiries: ofContent(EnquiryServiceService),
    // Views are counted in the BFF's own name, so that they are not linked to a visitor.
    pageViews: ofContent(AnalyticsServiceService, { token: ownToken }),
    analytics: ofContent(AnalyticsServiceService),
    siteSearch: ofContent(SiteSearchServiceService),
    switches: ofContent(SwitchServiceService),
    // Search engines get every dealer, so they are read in the BFF's own name.
    listedDealers: ofLocator(LocatorServiceService, { token: ownToken }),
    locator: ofLocator(LocatorServiceService),
    promotion: ofContent(PromotionServiceService, { timeoutMs: longestTransferMs }),
  };
  const transfer = { timeoutMs: longestTransferMs };
  /** In the order in which the download contains them. */
  const ownData = {
    auth: ofAuth(ownDataServices.auth, transfer),
    orders: ofOrders(ownDataServices.orders, transfer),
    returns: ofReturns(ownDataServices.returns, transfer),
    documents: ofDocuments(ownDataServices.documents, transfer),
    catalogue: ofCatalogue(ownDataServices.catalogue, transfer),
    vouchers: ofVouchers(ownDataServices.vouchers, transfer),
    content: ofContent(ownDataServices.content, transfer),
    notifications: ofNotifications(ownDataServices.notifications, transfer),
  };
  const desk = {
    orders: ofOrders(consumingDesks.orders),
    // A decision asks the card provider.
    payments: createPaymentsDesk(ofOrders(PaymentsDeskServiceService, { timeoutMs: slowMs })),
    returns: ofReturns(consumingDesks.returns),
    notifications: ofNotifications(consumingDesks.notifications),
    documents: ofDocuments(consumingDesks.documents),
    catalogue: ofCatalogue(consumingDesks.catalogue),
    vouchers: ofVouchers(consumingDesks.vouchers),
    content: ofContent(consumingDesks.content),
    auth: ofAuth(consumingDesks.auth),
  };
  const health = {
    catalogue: healthOf(addresses.CATALOGUE_ADDRESS, credentials),
    orders: healthOf(addresses.ORDERS_ADDRESS, credentials),
    documents: healthOf(addresses.DOCUMENTS_ADDRESS, credentials),
    auth: healthOf(addresses.AUTH_ADDRESS, credentials),
    content: healthOf(addresses.CONTENT_ADDRESS, credentials),
  };
  const all = [...Object.values(clients), ...Object.values(ownData), ...Object.values(desk), ...Object.values(health)];
  return { ...clients, ownData, desk, health, close: () => all.forEach((client) => void client.close()) };
};

export type Clients = ReturnType<typeof createClients>;
