import {
  authStaffActed,
  catalogueStaffActed,
  contentStaffActed,
  documentsStaffActed,
  locatorStaffActed,
  notificationsStaffActed,
  ordersStaffActed,
  paymentsStaffActed,
  returnsStaffActed,
  type StaffActed,
  vouchersStaffActed,
} from '@southline/contracts/events';
import { type Consumption, consume } from '@southline/platform/inbox';
import type { ClientSession } from '@southline/platform/mongo';

type Add = (session: ClientSession, entry: StaffActed) => Promise<void>;

/** Adds the staff actions of every service to the journal. */
export const onStaffActed = (add: Add): Consumption[] =>
  [
    ordersStaffActed,
    paymentsStaffActed,
    returnsStaffActed,
    catalogueStaffActed,
    contentStaffActed,
    notificationsStaffActed,
    documentsStaffActed,
    vouchersStaffActed,
    locatorStaffActed,
    authStaffActed,
  ].map((declaration) => consume('auth', declaration, 'journal', (entry, { session }) => add(session, entry)));
