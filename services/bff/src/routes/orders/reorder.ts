import type { ReorderedLine } from '@southline/contracts/orders';
import type { Data } from '@southline/rest/types';
import { dollarsOf } from '../../contract/money.ts';
import { callRoute } from '../call.ts';

type Row = Data<'Order/reorder'>['added'][number];

const toRow = ({ price, oldPrice, isFree, ...line }: ReorderedLine): Row => ({
  ...line,
  oldPrice: dollarsOf(oldPrice),
  price: dollarsOf(price),
  isFreePart: isFree,
});

export const reorder = callRoute('Order/reorder', ({ clients }) => async ({ body }) => {
  const { orderID: orderId, dryRun = false, requestID: requestId = '' } = body;
  const { lines } = await clients.orders.reorder({ orderId, dryRun, requestId });
  const rows = lines.map(toRow);
  const data = {
    added: rows.filter(({ newPartNo, reason }) => newPartNo !== '' && reason === ''),
    replaced: rows.filter(({ newPartNo, reason }) => newPartNo !== '' && reason !== ''),
    unavailable: rows.filter(({ newPartNo }) => newPartNo === ''),
  };
  return { status: true, data };
});
