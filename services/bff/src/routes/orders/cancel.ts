import { partOf } from '@southline/contracts/part-facts';
import { randomId } from '@southline/platform/ids';
import { named } from '@southline/rest/names';
import { partNames } from '@southline/rest/part-names';
import { pending } from '../../contract/errors.ts';
import { fulfilmentWord } from '../../contract/fulfilment.ts';
import { dollarsOf } from '../../contract/money.ts';
import { callRoute } from '../call.ts';
import { asOwner } from '../owner.ts';
import { afterRefund } from '../refund-wait.ts';

export const cancel = callRoute(
  'Order/cancel',
  (context) => async (request) => {
    const { orderID: orderId, lines = [], reason = '', dryRun = false, requestID = randomId() } = request.body;
    const units = { orderId, lines: lines.map(({ shoppingCartID: lineId, quantity }) => ({ lineId, quantity })) };
    const { orders } = context.clients;
    // If the request id is repeated, orders returns the same cancellation with the present state of its refund.
    const call = async () =>
      dryRun
        ? { ...(await orders.previewCancellation(units)), refundUnderWay: false, cancellationNo: 0 }
        : orders.cancelOrder({ ...units, reason, requestId: requestID, dryRun: false });
    const ask = () => asOwner(request, context, call, { orderId, changes: true });
    const done = await afterRefund(ask, ({ refundUnderWay }) => refundUnderWay);
    if (done.refundUnderWay) throw pending('The units are cancelled. Their refund is under way.');
    const data = {
      refund: dollarsOf(done.refund),
      deliveryRefund: dollarsOf(done.deliveryRefund),
      lines: done.lines.map((line) => ({
        shoppingCartID: line.lineId,
        ...named(partNames.orderedPart, partOf(line)),
        quantity: line.quantity,
        refund: dollarsOf(line.refund),
      })),
      fulfilmentStatus: fulfilmentWord(done.state, done.partlyDispatched) ?? '',
      cancellationNo: done.cancellationNo,
    };
    return { status: true, data };
  },
  { config: { patient: true } },
);
