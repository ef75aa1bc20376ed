import { DeskServiceService as auth } from './gen/southline/auth/v1/desk_service.ts';
import { DeskServiceService as notifications } from './gen/southline/notifications/v1/desk_service.ts';
import { DeskServiceService as orders } from './gen/southline/orders/v1/desk_service.ts';
import { DeskServiceService as payments } from './gen/southline/payments/v1/desk_service.ts';
import { DeskServiceService as returns } from './gen/southline/returns/v1/desk_service.ts';

/** The services in which something waits for a person. Each serves the same calls under its own name. */
export const deskServices = { orders, payments, returns, notifications, auth };
export type { WaitingItem } from './gen/southline/common/v1/waiting.ts';
