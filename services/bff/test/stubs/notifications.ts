import {
  type ListOrderTimelineRequest,
  type MailOrderCodeRequest,
  type NotificationsServiceService,
  OrderNews,
  OrderNewsKind,
} from '@southline/contracts/notifications';
import { timelineEntry } from '@southline/kernel/timeline';
import type { Handlers } from '@southline/platform/grpc';

const mailed = OrderNews.fromPartial({
  kind: OrderNewsKind.ORDER_NEWS_KIND_CONFIRMATION_MAILED,
  at: '2026-03-31T14:30:05.000Z',
});

/** Every order's confirmation counts as mailed. Records the codes that are to be mailed, and whose mails were asked for. */
export const createNotifications = () => {
  const codes: MailOrderCodeRequest[] = [];
  const asked: ListOrderTimelineRequest[] = [];
  const handlers: Handlers<typeof NotificationsServiceService> = {
    async listOrderTimeline(request) {
      asked.push(request);
      return { entries: [timelineEntry(new Date(4_000), 'mail-sent', { template: 'order-confirmation' })] };
    },
    listOrderNews: async () => ({ news: [mailed] }),
    async mailOrderCode(request) {
      codes.push(request);
    },
  };
  return { codes, asked, handlers };
};
