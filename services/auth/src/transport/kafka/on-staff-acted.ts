import {
  authStaffActed,
  catalogueStaffActed,
  contentStaffActed,
  notificationsStaffActed,
  ordersStaffActed,
  paymentsStaffActed,
  returnsStaffActed,
  type StaffActed,
} from '@southline/contracts/events';
import { type Consumption, consume } from '@southline/platform/inbox';
import type { ClientSession } from '@southline/platform/mongo';

type Add = (session: ClientSession, entry: StaffActed) => Promise<void>;

/** Every service's actions of staff become entries of the journal. */
export const onStaffActed = (add: Add): Consumption[] =>
  [
    ordersStaffActed,
    paymentsStaffActed,
    returnsStaffActed,
    catalogueStaffActed,
    contentStaffActed,
    notificationsStaffActed,
    authStaffActed,
  ].map((declaration) => consume('auth', declaration, 'journal', (entry, { session }) => add(session, entry)));
