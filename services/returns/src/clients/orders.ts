import { toMoney } from '@southline/contracts/money';
import { creditOf } from '@southline/contracts/order-credit';
import { remarksOf } from '@southline/contracts/order-facts';
import { type Line, type Order, OrderCredit, OrderStepKind, OrdersServiceService } from '@southline/contracts/orders';
import { fittingOf, partOf } from '@southline/contracts/part-facts';
import { noDelivery } from '@southline/kernel/order';
import { regionOf } from '@southline/kernel/region';
import type { Peer } from '@southline/platform/grpc';
import { orderUnknown } from '../domain/errors.ts';
import type { Orders } from '../domain/ports.ts';
import type { OrderLine, ReturnableOrder } from '../domain/request.ts';
import { goodsOf, keptItems } from '../domain/return-order.ts';

const toLine = (line: Line): OrderLine => ({
  lineId: line.lineId,
  part: partOf(line),
  fitting: fittingOf(line),
  quantity: line.deliveredQuantity,
  ordered: line.quantity,
  priceCents: line.price?.cents ?? 0,
  discountCents: line.discount?.cents ?? 0,
});

const toOrder = (order: Order): ReturnableOrder => {
  const lines = order.lines.map(toLine);
  const valueCents = order.totals?.totalToPay?.cents ?? 0;
  return {
    orderId: order.orderId,
    orderNo: order.orderNo,
    membershipNo: order.membershipNo,
    orderedAt: new Date(order.placedAt),
    valueCents,
    delivered: lines.some(({ quantity }) => quantity > 0),
    paidByCard: order.steps.some(({ kind }) => kind === OrderStepKind.ORDER_STEP_KIND_PAID),
    delivery: order.delivery ?? noDelivery,
    warehouse: order.warehouse ?? { name: '', address: '' },
    remarks: remarksOf(order),
    region: regionOf(order.region),
    language: order.language,
    lines: lines.filter(({ quantity }) => quantity > 0),
  };
};

/**
 * Reading carries the caller's identity, because orders checks who owns the order. Exchanges are called as this
 * service.
 */
export const createOrders = (peer: Peer): Orders => {
  const client = peer.caller(OrdersServiceService);
  const own = peer.own(OrdersServiceService);
  return {
    async find(orderId) {
      const { order } = await client.getOrder({ key: { $case: 'orderId', value: orderId } });
      // An order without a date was never placed.
      if (!order?.placedAt) throw orderUnknown();
      return toOrder(order);
    },
    async checkExchange(orderId, { lineId, quantity: returnedQuantity, exchangeFor }) {
      if (exchangeFor) await own.checkExchange({ orderId, lineId, returnedQuantity, ...exchangeFor });
    },
    async makeExchange(
      { returnNo, order: { orderId } },
      { itemId, lineId, exchange, quantity: returnedQuantity },
      until,
    ) {
      const { partNo = '', quantity = 0 } = exchange ?? {};
      const heldUntil = until.toISOString();
      const made = await own.makeExchange({
        orderId,
        lineId,
        returnNo,
        itemId,
        partNo,
        quantity,
        returnedQuantity,
        heldUntil,
      });
      const { orderNo, description } = made;
      return {
        orderId: made.orderId,
        orderNo,
        description,
        totalCents: made.total?.cents ?? 0,
        heldUntil: new Date(made.heldUntil),
      };
    },
    async deliveryOf(orderId, lines) {
      const found = await own.getDeliveryRefund({ orderId, lines: [...lines] });
      return {
        atStakeCents: found.atStake?.cents ?? 0,
        refundedCents: found.refunded?.cents ?? 0,
        returnNo: found.returnNo,
      };
    },
    async creditOf(orderId) {
      const { credit } = await own.getOrderCredit({ orderId });
      return creditOf(credit ?? OrderCredit.fromPartial({}));
    },
    async fixRefund(order) {
      const { returnNo } = order;
      const lines = keptItems(order).map(({ lineId, quantity }) => ({ lineId, quantity }));
      const returned = { orderId: order.order.orderId, returnNo, goods: toMoney(goodsOf(order)), lines };
      const { refund, kept, gst } = await own.fixReturnRefund(returned);
      return { refundCents: refund?.cents ?? 0, keptCents: kept?.cents ?? 0, gstCents: gst?.cents ?? 0 };
    },
    async endExchange(itemId) {
      await own.endExchange({ itemId });
    },
  };
};
