import { notFound } from '../../contract/order-details.ts';
import { picturesOf } from '../../contract/pictures.ts';
import { toChatRow, toItemRow } from '../../contract/returns.ts';
import { callRoute } from '../call.ts';
import { asOwner } from '../owner.ts';
import { checkOwnNumber } from './own-number.ts';

export const getReturnRequestDetails = callRoute('return/get-return-request-details', (context) => async (request) => {
  const itemId = request.body.returnItemID;
  const { item } = await asOwner(request, context, () => context.clients.returns.getItem({ itemId }));
  if (!item) throw notFound('There is no such return.');
  const pictures = picturesOf(context.settings.BASE_PATH, request.region);
  return { status: true, data: { table: [toItemRow(item, pictures)] } };
});

export const getReturnRequestChatDetails = callRoute(
  'return/get-return-request-chat-details',
  (context) => async (request) => {
    const itemId = request.body.returnItemID;
    const { entries } = await asOwner(request, context, () => context.clients.returns.getItem({ itemId }));
    return { status: true, data: { table: entries.map(toChatRow) } };
  },
);

export const updateReturnRequestDetails = callRoute(
  'return/update-return-request-details',
  ({ clients }) =>
    async (request) => {
      const { returnItemID: itemId, memberno, userMsg: message, fileurl: fileName = '' } = request.body;
      checkOwnNumber(request, memberno);
      await clients.returns.followUp({ itemId, message, fileName });
      return { status: true };
    },
);
