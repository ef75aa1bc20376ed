import type { JournalServiceService } from '@southline/contracts/auth';
import { StaffActed } from '@southline/contracts/events';
import type { Handlers } from '@southline/platform/grpc';

const entryNo = (no: number, orderId = 'order') =>
  StaffActed.fromPartial({
    actionId: `action-${no}`,
    at: '2026-03-01T01:02:03.000Z',
    service: 'orders',
    actor: 'M100200',
    role: 'Dealer',
    clientAddress: '203.0.113.7',
    action: 'units-cancelled',
    record: 'SL100200',
    orderId,
    reason: '=HYPERLINK("http://evil.test")',
    before: { state: 'Placed' },
    after: { state: 'Cancelled', units: '2' },
  });

/** A fake journal: two pages of one entry each. Its entries match the selection. */
export const journal: Handlers<typeof JournalServiceService> = {
  listJournal: async ({ pageToken, actor, orderId, search }) => {
    const isSecond = pageToken === 'second';
    const entry = entryNo(isSecond ? 1 : 2, orderId || 'order');
    const named = { ...entry, actor: actor || entry.actor, record: search || entry.record };
    return { entries: [named], nextPageToken: isSecond ? '' : 'second' };
  },
  listNames: async ({ membershipNos }) => {
    const known = membershipNos.filter((membershipNo) => membershipNo === 'M100200');
    return { names: Object.fromEntries(known.map((membershipNo) => [membershipNo, 'Kim Desk'])) };
  },
  listOrderJournal: async ({ orderId }) => ({ entries: [entryNo(1, orderId)] }),
};
