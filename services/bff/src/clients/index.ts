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
import { encodedAnswer, longestTransferMs, type Peer } from '@southline/platform/grpc';
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

const healthOf = ({ caller }: Peer) => {
  const client = caller(HealthService, { timeoutMs: 900 });
  return async () => {
    const { status } = await client.check({ service: '' });
    if (status !== Serving.SERVING) throw new DomainError('unavailable', 'Unavailable', 'not ready');
  };
};

/** Typed calls of the services behind the BFF. Payments is not among them: orders conducts the checkout. */
export const createClients = (addresses: Addresses, peer: (address: string) => Peer) => {
  const catalogue = peer(addresses.CATALOGUE_ADDRESS);
  const orders = peer(addresses.ORDERS_ADDRESS);
  const vouchers = peer(addresses.VOUCHERS_ADDRESS);
  const returns = peer(addresses.RETURNS_ADDRESS);
  const documents = peer(addresses.DOCUMENTS_ADDRESS);
  const notifications = peer(addresses.NOTIFICATIONS_ADDRESS);
  const auth = peer(addresses.AUTH_ADDRESS);
  const content = peer(addresses.CONTENT_ADDRESS);
  const locator = peer(addresses.LOCATOR_ADDRESS);
  const clients = {
    catalogue: catalogue.caller(catalogueDefinition),
    suggestions: catalogue.caller(SuggestServiceService, { timeoutMs: suggestMs }),
    vehicles: catalogue.caller(VehicleServiceService),
    pages: catalogue.caller(ProductPageServiceService),
    // Search engines get the whole catalogue, so it is read in the BFF's own name.
    exported: catalogue.own(ExportServiceService, { timeoutMs: slowMs }),
    orders: orders.caller(OrdersServiceService, {
      timeoutMs: slowMs,
      retryableIf: {
        addToCart: ({ idempotencyKey }) => idempotencyKey !== '',
        addManyToCart: ({ idempotencyKey }) => idempotencyKey !== '',
        // Quantity 0 removes the line, so a repeat would not find it.
        setLineQuantity: ({ quantity }) => quantity > 0,
      },
    }),
    // The code, or its absence, decides about access, so the order is looked up in the BFF's own name.
    guestOrders: orders.own(OrdersServiceService),
    // For staff. Orders handles the codes of a cart.
    vouchers: vouchers.caller(VouchersServiceService),
    returns: returns.caller(ReturnsServiceService),
    returnPhotos: returns.caller(ReturnsServiceService, { timeoutMs: longestTransferMs }),
    documents: documents.caller(DocumentsServiceService, { timeoutMs: slowMs }),
    // The token of a signed link grants access, so its documents are read in the BFF's own name.
    papers: documents.own(DocumentsServiceService),
    // Called only after orders has found the order, so in the BFF's own name.
    notifications: notifications.own(NotificationsServiceService, { timeoutMs: standingMs }),
    // For staff, in the name of the caller.
    mailRecords: notifications.caller(NotificationsServiceService),
    favourites: catalogue.caller(FavouritesServiceService),
    notices: catalogue.caller(NoticeServiceService),
    partLists: catalogue.caller(PartListsServiceService),
    sharedLists: catalogue.own(PartListsServiceService),
    garage: catalogue.caller(GarageServiceService),
    jobs: catalogue.caller(JobServiceService),
    // Sign-in and registration happen before there is an identity.
    auth: auth.own(AuthServiceService),
    standings: auth.own(AuthServiceService, { timeoutMs: standingMs }),
    account: auth.caller(AuthServiceService),
    secondFactor: auth.caller(SecondFactorServiceService),
    staff: auth.caller(StaffServiceService),
    journal: auth.caller(JournalServiceService),
    screens: content.caller(ContentServiceService),
    enquiries: content.caller(EnquiryServiceService),
    // Views are counted in the BFF's own name, so that they are not linked to a visitor.
    pageViews: content.own(AnalyticsServiceService),
    analytics: content.caller(AnalyticsServiceService),
    siteSearch: content.caller(SiteSearchServiceService),
    switches: content.caller(SwitchServiceService),
    // Search engines get every dealer, so they are read in the BFF's own name.
    listedDealers: locator.own(LocatorServiceService),
    locator: locator.caller(LocatorServiceService),
    promotion: content.caller(PromotionServiceService, { timeoutMs: longestTransferMs }),
  };
  const transfer = { timeoutMs: longestTransferMs };
  /** In the order in which the download contains them. */
  const ownData = {
    auth: auth.caller(ownDataServices.auth, transfer),
    orders: orders.caller(ownDataServices.orders, transfer),
    returns: returns.caller(ownDataServices.returns, transfer),
    documents: documents.caller(ownDataServices.documents, transfer),
    catalogue: catalogue.caller(ownDataServices.catalogue, transfer),
    vouchers: vouchers.caller(ownDataServices.vouchers, transfer),
    content: content.caller(ownDataServices.content, transfer),
    notifications: notifications.caller(ownDataServices.notifications, transfer),
  };
  const desk = {
    orders: orders.caller(consumingDesks.orders),
    // A decision asks the card provider.
    payments: createPaymentsDesk(orders.caller(PaymentsDeskServiceService, { timeoutMs: slowMs })),
    returns: returns.caller(consumingDesks.returns),
    notifications: notifications.caller(consumingDesks.notifications),
    documents: documents.caller(consumingDesks.documents),
    catalogue: catalogue.caller(consumingDesks.catalogue),
    vouchers: vouchers.caller(consumingDesks.vouchers),
    content: content.caller(consumingDesks.content),
    auth: auth.caller(consumingDesks.auth),
  };
  const health = {
    catalogue: healthOf(catalogue),
    orders: healthOf(orders),
    documents: healthOf(documents),
    auth: healthOf(auth),
    content: healthOf(content),
  };
  return { ...clients, ownData, desk, health };
};

export type Clients = ReturnType<typeof createClients>;
