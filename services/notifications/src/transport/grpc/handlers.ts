import { ListOrderNewsResponse, type NotificationsServiceService } from '@southline/contracts/notifications';
import type { Handlers } from '@southline/platform/grpc';
import type { OrderCodes } from '../../domain/order-code.ts';
import type { News, ReadMailTimeline } from '../../domain/ports.ts';
import { toNewsMessage } from '../../mapping/order-news.ts';

export const notificationsHandlers = (
  news: News,
  codes: OrderCodes,
  timeline: ReadMailTimeline,
): Handlers<typeof NotificationsServiceService> => ({
  listOrderTimeline: async ({ orderId, returnIds }) => ({ entries: await timeline(orderId, returnIds) }),
  listOrderNews: async ({ orderId }) =>
    ListOrderNewsResponse.fromPartial({ news: (await news.of(orderId)).map(toNewsMessage) }),
  mailOrderCode: (request) => codes.queue(request),
});
