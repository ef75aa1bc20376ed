import { ProcessAction, type Return, ReturnState } from '@southline/contracts/returns';
import { nameOf } from '@southline/kernel/person-name';
import type { FastifyRequest } from 'fastify';
import type { Clients } from '../../clients/index.ts';
import { pending } from '../../contract/errors.ts';
import { notFound } from '../../contract/order-details.ts';
import { picturesOf } from '../../contract/pictures.ts';
import { responseOf } from '../../contract/return-words.ts';
import { toAdminDetails } from '../../contract/returns.ts';
import { callRoute } from '../call.ts';
import { afterRefund } from '../refund-wait.ts';
import { exchangeOrdersOf } from './exchange-orders.ts';

const staffNameOf = ({ person }: Pick<FastifyRequest, 'person'>): string => {
  const profile = person?.member?.profile;
  return profile ? nameOf(profile) : '';
};

export const respondReturnRequest = callRoute('return/respond-return-request', ({ clients }) => async (request) => {
  const { returnItemID: itemId, response, acceptable, message } = request.body;
  const { declaredReturnDate: attendOn = '', fileurl: fileName = '' } = request.body;
  await clients.returns.respondToItem({
    itemId,
    response: responseOf(response),
    attendOn,
    message,
    fileName,
    staffName: staffNameOf(request),
    acceptable: acceptable === undefined ? undefined : acceptable === 'Yes',
  });
  return { status: true };
});

export const approveReturn = callRoute('return/approve-return', ({ clients }) => async (request) => {
  const { returnOrderNo: returnNo, acceptable, declaredReturnDate: attendOn = '', message } = request.body;
  const staffName = staffNameOf(request);
  const answer = { returnNo, acceptable: acceptable === 'Yes', attendOn, message, staffName };
  const { approved } = await clients.returns.approveReturn(answer);
  return { status: true, approved };
});

const returnOf = async ({ returns }: Clients, returnNo: string): Promise<Return> => {
  const { returnOrder } = await returns.getReturn({ returnNo });
  if (!returnOrder) throw notFound('There is no such return.');
  return returnOrder;
};

export const getAdminReturnDetails = callRoute('return/get-admin-return-details', (context) => async (request) => {
  const { orderNo, returnOrderNo } = request.body;
  const found = await returnOf(context.clients, returnOrderNo);
  if (orderNo && found.orderNo !== orderNo) throw notFound('There is no such return.');
  const pictures = picturesOf(context.settings.BASE_PATH, request.region);
  const exchanged = await exchangeOrdersOf(context.clients, found.items);
  return { status: true, ...toAdminDetails(found, pictures, exchanged) };
});

const actions = { C: ProcessAction.PROCESS_ACTION_COMPLETE, D: ProcessAction.PROCESS_ACTION_DECLINE };

const waitsForRefund = ({ state, refundFailure }: Return): boolean =>
  state === ReturnState.RETURN_STATE_REFUNDING && !refundFailure;

export const processReturn = callRoute(
  'return/process-return',
  ({ clients }) =>
    async (request) => {
      const { returnOrderNo, actionCode, dealerNotes, lines } = request.body.returnItems;
      await clients.returns.processReturn({
        returnNo: returnOrderNo,
        action: actions[actionCode],
        dealerNote: dealerNotes,
        choices: lines.map(({ shoppingCartID, includeinStock, wrongPartSent }) => ({
          lineId: shoppingCartID,
          includeInStock: includeinStock === 'Yes',
          wrongPartSent: wrongPartSent === 'Yes',
        })),
        staffName: staffNameOf(request),
      });
      const { state, refundFailure } = await afterRefund(() => returnOf(clients, returnOrderNo), waitsForRefund);
      if (state === ReturnState.RETURN_STATE_REFUNDING)
        throw pending(
          refundFailure
            ? `The refund needs a check: ${refundFailure}.`
            : 'The refund is under way. The return is completed once it is settled.',
        );
      if (state === ReturnState.RETURN_STATE_PENDING)
        throw pending('The refund is proposed. Another member of staff confirms it.');
      const done = state === ReturnState.RETURN_STATE_COMPLETED ? 'completed' : 'declined';
      return { status: true, message: `The return request #${returnOrderNo} has been ${done}.` };
    },
  { config: { patient: true } },
);
