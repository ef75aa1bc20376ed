import { type NotificationsServiceService, OrderNews, OrderNewsKind } from '@southline/contracts/notifications';
import type { Handlers } from '@southline/platform/grpc';

const mailed = OrderNews.fromPartial({
  kind: OrderNewsKind.ORDER_NEWS_KIND_CONFIRMATION_MAILED,
  at: '2026-03-31T14:30:05.000Z',
});

/** Each order's confirmation was mailed. */
export const notifications: Handlers<typeof NotificationsServiceService> = {
  listOrderNews: async () => ({ news: [mailed] }),
};
