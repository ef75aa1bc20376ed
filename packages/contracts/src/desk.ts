import { DeskServiceService } from './gen/southline/desk/v1/desk_service.ts';
import { DeskServiceService as payments } from './gen/southline/payments/v1/desk_service.ts';

type Desk = {
  [Rpc in keyof typeof DeskServiceService]: Omit<(typeof DeskServiceService)[Rpc], 'path'> & { path: string };
};

/** The desk under the name of the service that serves it. */
const servedBy = (service: string): Desk => {
  const named = ([name, rpc]: [string, { path: string }]) => [
    name,
    { ...rpc, path: rpc.path.replace('.desk.', `.${service}.`) },
  ];
  return Object.fromEntries(Object.entries(DeskServiceService).map(named));
};

/** The services that consume events. Each may have parked events. */
export const consumingDesks = {
  orders: servedBy('orders'),
  returns: servedBy('returns'),
  notifications: servedBy('notifications'),
  documents: servedBy('documents'),
  catalogue: servedBy('catalogue'),
  vouchers: servedBy('vouchers'),
  content: servedBy('content'),
  auth: servedBy('auth'),
};
/** The services in which something waits for a person. Each serves the same calls under its own name. */
export const deskServices = { ...consumingDesks, payments };
export type { ParkedFailure, ParkedGroup, ReplayRun } from './gen/southline/common/v1/parked.ts';
export type { WaitingItem } from './gen/southline/common/v1/waiting.ts';
