import type { Identity } from '@southline/platform/identity';
import type { Clients } from '../../clients/index.ts';
import { notFound } from '../../contract/order-details.ts';
import { picturesOf } from '../../contract/pictures.ts';
import { toChatRow, toItemRow, toThread } from '../../contract/returns.ts';
import type { OpenedOrder } from '../../security/guest-orders.ts';
import { callRoute } from '../call.ts';
import { asOwner, type Named } from '../owner.ts';
import { exchangeOrderOf } from './exchange-orders.ts';
import { checkOwnNumber } from './own-number.ts';

const named = ({ returns }: Clients, itemId: string): Named => ({
  isOf: async ({ orderId }) => (await returns.getItem({ itemId })).item?.orderId === orderId,
});

export const getReturnRequestDetails = callRoute('return/get-return-request-details', (context) => async (request) => {
  const itemId = request.body.returnItemID;
  const read = async (_caller: Identity, opened?: OpenedOrder) => {
    const { item } = await context.clients.returns.getItem({ itemId });
    if (!item) throw notFound('There is no such return.');
    const exchanged = await exchangeOrderOf(context.clients, item);
    // A session that opened the order with a code may also pay for its exchange order. A mailed link allows neither.
    if (request.guest && opened && opened.linkSealedAt === undefined && exchanged) {
      const { orderId, orderNo } = exchanged;
      await context.guestOrders.open(request.guest.subject, { ...opened, orderId, orderNo });
    }
    return { item, exchanged };
  };
  const { item, exchanged } = await asOwner(request, context, read, named(context.clients, itemId));
  const pictures = picturesOf(context.settings.BASE_PATH, request.region);
  return { status: true, data: { table: [toItemRow(item, pictures, exchanged)] } };
});

export const getReturnRequestChatDetails = callRoute(
  'return/get-return-request-chat-details',
  (context) => async (request) => {
    const itemId = request.body.returnItemID;
    const { returns } = context.clients;
    const read = async () => {
      const { item, entries } = await returns.getItem({ itemId });
      const { returnOrder } = await returns.getReturn({ returnNo: item?.returnNo ?? '' });
      if (!returnOrder) throw notFound('There is no such return.');
      return { table: entries.map(toChatRow), thread: toThread(returnOrder) };
    };
    return { status: true, data: await asOwner(request, context, read, named(context.clients, itemId)) };
  },
);

export const updateReturnRequestDetails = callRoute(
  'return/update-return-request-details',
  (context) => async (request) => {
    const { returnItemID: itemId, memberno, userMsg: message, fileurl: fileName = '' } = request.body;
    checkOwnNumber(request, memberno);
    const answer = () => context.clients.returns.followUp({ itemId, message, fileName });
    await asOwner(request, context, answer, { ...named(context.clients, itemId), changes: true });
    return { status: true };
  },
);
