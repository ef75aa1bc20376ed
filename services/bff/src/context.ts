import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { SecurityLog } from '@southline/kernel/security-event';
import type { Signer } from '@southline/platform/identity';
import type { Readiness } from '@southline/platform/lifecycle';
import type { OrderLinks } from '@southline/platform/links';
import type { Logger } from '@southline/platform/logger';
import type { Switches } from '@southline/platform/switches';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { Clients } from './clients/index.ts';
import type { Config } from './config.ts';
import type { GuestOrders } from './security/guest-orders.ts';
import type { ListLinks } from './security/list-links.ts';
import type { LookUpLimit } from './security/look-up-limit.ts';
import type { PaperLinks } from './security/paper-links.ts';
import type { FreeOrderLimit, PaymentLimit, VoucherLimit } from './security/purchase-limits.ts';
import type { RecipientLimit } from './security/recipient-limit.ts';
import type { StaffReading } from './security/staff-reading.ts';
import type { People } from './sessions/people.ts';
import type { SessionStore } from './sessions/session-store.ts';

/** The settings that affect answers. */
export type Settings = Pick<
  Config,
  | 'BASE_PATH'
  | 'PUBLIC_URL'
  | 'DEFAULT_REGION'
  | 'WEB_ROOT'
  | 'MAP_ROOT'
  | 'MAP_STYLE_URL'
  | 'COOKIE_SECURE'
  | 'REQUIRE_SECOND_FACTOR'
  | 'TEST_PAGE'
  | 'PUBLIC_READYZ'
  | 'SECURITY_CONTACT'
  | 'PAYMENT_FORM_ORIGIN'
  | 'TRUST_PROXY_HOPS'
  | 'TIMEOUT_SCALE'
  | 'MAX_CONCURRENT'
  | 'MAX_CONCURRENT_CHECKOUTS'
  | 'MAX_CONCURRENT_UPLOADS'
  | 'OPEN_REQUESTS_PER_ADDRESS'
  | 'OPEN_UPLOADS_PER_ADDRESS'
  | 'REQUESTS_PER_MINUTE'
  | 'RENDERINGS_PER_ADDRESS'
  | 'RENDERINGS_PER_MINUTE'
  | 'FORMS_PER_HOUR'
  | 'PAGE_VIEWS_PER_HOUR'
  | 'UPLOADS_PER_HOUR'
>;

/** The dependencies of routes. */
export interface Context {
  readonly settings: Settings;
  readonly clients: Clients;
  readonly signer: Signer;
  readonly people: People;
  readonly sessions: SessionStore;
  readonly links: PaperLinks;
  readonly listLinks: ListLinks;
  readonly orderLinks: OrderLinks;
  readonly guestOrders: GuestOrders;
  readonly limitPayments: PaymentLimit;
  readonly limitLookUps: LookUpLimit;
  readonly limitFreeOrders: FreeOrderLimit;
  readonly limitVouchers: VoucherLimit;
  readonly limitMails: RecipientLimit;
  readonly securityLog: SecurityLog;
  readonly countStaffReading: StaffReading;
  readonly switches: Pick<Switches, 'active'>;
  readonly readiness: Readiness;
  readonly logger: Logger;
}

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** Adds one call or page to the app. */
export type Route = (app: App, context: Context) => void;
