import type { JournalServiceService } from '@southline/contracts/auth';
import type { Handlers } from '@southline/platform/grpc';
import type { Journal } from '../../domain/journal.ts';

const usualPage = 50;
const mostOnPage = 500;
const mostOfOrder = 500;

export const journalHandlers = (journal: Journal): Handlers<typeof JournalServiceService> => ({
  listJournal: ({ pageSize, ...selection }) =>
    journal.page(selection, Math.min(mostOnPage, Math.max(1, pageSize || usualPage))),
  listOrderJournal: async ({ orderId }, { identity }) => {
    const entries = await journal.ofOrder(orderId, mostOfOrder);
    return { entries: entries.filter(({ service }) => service !== 'payments' || identity?.role === 'Admin') };
  },
});
