import { ListOrderNewsResponse, type NotificationsServiceService } from '@southline/contracts/notifications';
import { type AccessTable, type Handlers, service } from '@southline/platform/grpc';
import type { News } from '../../domain/ports.ts';
import { toNewsMessage } from '../../mapping/order-news.ts';

export const notificationsAccess: AccessTable<typeof NotificationsServiceService> = {
  listOrderNews: service('bff'),
};

export const notificationsHandlers = (news: News): Handlers<typeof NotificationsServiceService> => ({
  listOrderNews: async ({ orderId }) =>
    ListOrderNewsResponse.fromPartial({ news: (await news.of(orderId)).map(toNewsMessage) }),
});
