import { DeskServiceService as auth } from './gen/southline/auth/v1/desk_service.ts';
import { DeskServiceService as catalogue } from './gen/southline/catalogue/v1/desk_service.ts';
import { DeskServiceService as content } from './gen/southline/content/v1/desk_service.ts';
import { DeskServiceService as documents } from './gen/southline/documents/v1/desk_service.ts';
import { DeskServiceService as notifications } from './gen/southline/notifications/v1/desk_service.ts';
import { DeskServiceService as orders } from './gen/southline/orders/v1/desk_service.ts';
import { DeskServiceService as payments } from './gen/southline/payments/v1/desk_service.ts';
import { DeskServiceService as returns } from './gen/southline/returns/v1/desk_service.ts';
import { DeskServiceService as vouchers } from './gen/southline/vouchers/v1/desk_service.ts';

/** The services that consume events. Each may have parked events. */
export const consumingDesks = { orders, returns, notifications, documents, catalogue, vouchers, content, auth };
/** The services in which something waits for a person. Each serves the same calls under its own name. */
export const deskServices = { ...consumingDesks, payments };
export type { ParkedFailure, ParkedGroup, ReplayRun } from './gen/southline/common/v1/parked.ts';
export type { WaitingItem } from './gen/southline/common/v1/waiting.ts';
