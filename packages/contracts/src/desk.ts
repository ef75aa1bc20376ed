import { consumingServices } from '@southline/kernel/consuming-services';
import { DeskServiceService } from './gen/southline/desk/v1/desk_service.ts';
import { DeskServiceService as payments } from './gen/southline/payments/v1/desk_service.ts';
import { servedBy } from './served-by.ts';

/** Each may have parked events. */
export const consumingDesks = servedBy(DeskServiceService, consumingServices);
/** The services in which something waits for a person. Each serves the same calls under its own name. */
export const deskServices = { ...consumingDesks, payments };
export type { ParkedFailure, ParkedGroup, ReplayRun } from './gen/southline/common/v1/parked.ts';
export type { WaitingItem } from './gen/southline/common/v1/waiting.ts';
