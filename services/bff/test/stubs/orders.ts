import { StockLevel } from '@southline/contracts/common';
import { remarksMessage, remarksOf } from '@southline/contracts/order-facts';
import {
  type AnswerOfferRequest,
  type ApplyVoucherOfferRequest,
  CancelledLine,
  type CancelOrderRequest,
  Cart,
  CartVoucher,
  type ChangeDeliveryRequest,
  type ConfirmPaymentRequest,
  type Line,
  type OfferPricesRequest,
  Order,
  type OrderSelection,
  OrderState,
  OrderSummary,
  type OrdersServiceService,
  PaymentOutcome,
  PriceOffer,
  PriceOfferState,
  type UpdateFulfilmentRequest,
} from '@southline/contracts/orders';
import { partOf } from '@southline/contracts/part-facts';
import { isSameAddress } from '@southline/kernel/email';
import { DomainError, invalidField } from '@southline/kernel/errors';
import { cleanse } from '@southline/kernel/part-number';
import { timelineEntry } from '@southline/kernel/timeline';
import type { Handlers } from '@southline/platform/grpc';
import { isStaff, type Verifier } from '@southline/platform/identity';
import { randomId } from '@southline/platform/ids';

const aud = (cents: number) => ({ cents, currency: 'AUD' });
const offer = { message: 'One more, for nothing.', button: 'Add 1', lineId: 'line', finalQuantity: 4, isAdd: false };
const notFound = () => new DomainError('not-found', 'NotFound', 'There is no such order.');

const idsOf = ({ orderId, orderNo }: Order) => ({ orderId, orderNo });

/** A fake orders service: carts and orders by owner. Tests may change the price and the provider's answer. */
export const createOrders = (verifier: Verifier) => {
  const carts = new Map<string, Cart>();
  const placed = new Map<string, { owner: string; guestOwner?: string; order: Order }>();
  /** Owners of follow-on orders by order id. */
  const followOns = new Map<string, string>();
  const state = {
    openOrders: [] as string[],
    /** Of the order that was submitted last. */
    copies: [] as readonly string[],
    priceCents: 12_995,
    outcome: PaymentOutcome.PAYMENT_OUTCOME_CAPTURED,
    message: '',
    calls: 0,
    mergeFails: false,
    /** A voucher's gift: carts contain it beside the added parts. */
    gift: '',
    resent: [] as string[],
    addressed: [] as ChangeDeliveryRequest[],
    addressRefusal: undefined as DomainError | undefined,
    offers: [] as OfferPricesRequest[],
    answers: [] as AnswerOfferRequest[],
    offerRefusal: undefined as DomainError | undefined,
    cancels: [] as CancelOrderRequest[],
    cancelRefusal: undefined as DomainError | undefined,
    startRefusal: undefined as DomainError | undefined,
    fulfilments: [] as UpdateFulfilmentRequest[],
    fulfilmentRefusal: '',
    /** For so many answers, the refund of a cancellation is under way. */
    refundLooks: 0,
    /** The selection of the latest call for a list. */
    selected: undefined as OrderSelection | undefined,
    /** The latest offer that was applied. */
    applied: undefined as ApplyVoucherOfferRequest | undefined,
    /** The latest call that confirms a payment. */
    asked: undefined as ConfirmPaymentRequest | undefined,
  };

  let nextNumber = 100_000;

  const cartOf = (owner: string) => carts.get(owner) ?? Cart.fromPartial({});

  const priced = (cart: Cart): Cart => {
    const lines = cart.lines.map((line) => ({
      ...line,
      price: aud(state.priceCents),
      total: aud(state.priceCents * line.quantity),
      priceOnApplication: state.priceCents === 0,
    }));
    const sum = lines.reduce((total, line) => total + line.total.cents, 0);
    const total = sum === 0 ? 0 : sum + 1_295;
    const totals = {
      subTotal: aud(sum),
      voucherSaving: aud(0),
      deliveryFee: aud(1_295),
      gst: aud(Math.round(total / 11)),
      totalToPay: aud(total),
    };
    return { ...cart, lines, totals };
  };

  const newLine = (partNo: string, quantity: number): Line =>
    Cart.fromPartial({
      lines: [
        {
          lineId: randomId(),
          part: { partNo, cleansedPartNo: cleanse(partNo), description: 'Battery 60 Ah', drawingHash: 'abc123' },
          quantity,
          minQuantity: 2,
          stockLevel: StockLevel.STOCK_LEVEL_IN_STOCK,
          warehouseStock: 12,
        },
      ],
    }).lines[0] as Line;

  const lineOf = (owner: string, lineId: string): Line => {
    const line = cartOf(owner).lines.find((known) => known.lineId === lineId);
    if (!line) throw notFound();
    return line;
  };

  /** Records the selection for the test; the real service does the filtering. */
  const pageOf = (found: readonly { owner: string; order: Order }[], selection: OrderSelection | undefined) => {
    state.selected = selection;
    const { page = 1, pageSize = 10 } = selection ?? {};
    const orders = found.slice((page - 1) * pageSize, page * pageSize).map(({ owner, order }) =>
      OrderSummary.fromPartial({
        ...idsOf(order),
        orderedAt: order.placedAt,
        totalToPay: order.totals?.totalToPay,
        state: order.state,
        partlyDispatched: order.state === OrderState.ORDER_STATE_PLACED && order.parcels.length > 0,
        deliveredUnits: order.lines.reduce((sum, { deliveredQuantity }) => sum + deliveredQuantity, 0),
        membershipNo: /^member:(.*)/.exec(owner)?.[1] ?? '',
        buyerName: order.delivery?.firstName ?? '',
        remarks: remarksMessage(remarksOf(order)),
        firstParts: order.lines
          .slice(0, 2)
          .map(({ part, quantity }) => ({ partNo: part?.partNo, description: part?.description, quantity })),
        lineCount: order.lines.length,
        gst: order.totals?.gst,
        refunded: order.refunded,
      }),
    );
    return { orders, totalCount: found.length };
  };

  const shown = (owner: string, orderId: string) => {
    if (cartOf(owner).orderId !== orderId) throw notFound();
  };

  const handlers: Handlers<typeof OrdersServiceService> = {
    async addToCart({ partNo, quantity }, call) {
      state.calls += 1;
      if (cleanse(partNo) !== 'SLB60')
        throw new DomainError('not-found', 'PartUnknown', 'There is no part with this number.');
      if (quantity % 2 !== 0) {
        throw invalidField('quantity', 'The quantity is a multiple of 2, 999 at most.');
      }
      const cart = cartOf(call.owner());
      const line = newLine(partNo, quantity);
      const ids = { orderId: cart.orderId || randomId(), orderNo: cart.orderNo || `SL${nextNumber++}` };
      carts.set(call.owner(), {
        ...cart,
        ...ids,
        lines: [...cart.lines, line],
        warehouse: { name: 'Southline warehouse', address: 'Dandenong South' },
      });
      return { ...ids, lineId: line.lineId, quantity };
    },
    async addManyToCart({ rows, vehicleSlug }, call) {
      const refusals = rows.map(({ partNo, quantity }) =>
        handlers.addToCart({ partNo, quantity, vehicleSlug, idempotencyKey: '' }, call).then(
          () => ({ refusal: '', message: '' }),
          ({ code, message }: DomainError) => ({ refusal: code, message }),
        ),
      );
      return { rows: await Promise.all(refusals) };
    },
    async getCart(_request, call) {
      state.calls += 1;
      const cart = cartOf(call.owner());
      const gifts = state.gift === '' ? [] : [{ ...newLine(state.gift, 1), freeWith: 'GIFT1' }];
      return { cart: priced({ ...cart, lines: [...cart.lines, ...gifts] }) };
    },
    listOpenOrders: async () => ({ orderNos: [...state.openOrders] }),
    async getDeliveryTerms() {
      state.calls += 1;
      return {
        fee: aud(1_295),
        freeFrom: aud(15_000),
        cutOff: '14:00',
        timeZone: 'Australia/Melbourne',
        transitDays: { VIC: 1, WA: 5 },
        warehouseClosedOn: ['2026-12-25'],
        holidays: [{ state: 'WA', days: ['2026-12-25'] }],
      };
    },
    async countCart(_request, call) {
      state.calls += 1;
      return { lines: cartOf(call.owner()).lines.length };
    },
    async setLineQuantity({ lineId, quantity }, call) {
      lineOf(call.owner(), lineId).quantity = quantity;
    },
    async removeLines({ lineIds }, call) {
      for (const lineId of lineIds) lineOf(call.owner(), lineId);
      const cart = cartOf(call.owner());
      carts.set(call.owner(), { ...cart, lines: cart.lines.filter((line) => !lineIds.includes(line.lineId)) });
    },
    async attachVoucher({ code, orderId }, call) {
      shown(call.owner(), orderId);
      const voucher = CartVoucher.fromPartial(
        code === 'SAVE10' ? { code, title: '10 % off', saving: aud(100), offer } : { code, refusal: 'No such code.' },
      );
      const cart = cartOf(call.owner());
      if (!voucher.refusal) carts.set(call.owner(), { ...cart, vouchers: [...cart.vouchers, voucher] });
      return { voucher };
    },
    async removeVoucher({ code, orderId }, call) {
      shown(call.owner(), orderId);
      const cart = cartOf(call.owner());
      carts.set(call.owner(), { ...cart, vouchers: cart.vouchers.filter((voucher) => voucher.code !== code) });
    },
    async applyVoucherOffer(request, call) {
      shown(call.owner(), request.orderId);
      state.applied = request;
    },
    async saveCustomerDetails({ delivery, remarks }, call) {
      if (delivery?.firstName === '') {
        throw new DomainError('invalid', 'InvalidRequest', 'First Name is required.', {
          firstName: 'First Name is required.',
        });
      }
      const cart = cartOf(call.owner());
      carts.set(call.owner(), { ...cart, delivery, remarks: remarks ?? cart.remarks });
    },
    async listDeliveryAddresses(_request, call) {
      const own = [...placed.values()].filter(({ owner }) => owner === call.owner());
      return { addresses: own.flatMap(({ order }) => order.delivery ?? []) };
    },
    async startPayment({ orderId, amount }, call) {
      if (state.startRefusal) throw state.startRefusal;
      const access = { accessCode: 'code', formUrl: 'http://127.0.0.1:8090/form', transactionNo: 'T1' };
      if (followOns.get(orderId) === call.owner()) return access;
      const cart = priced(cartOf(call.owner()));
      if (followOns.has(orderId)) throw new DomainError('conflict', 'CartChanged', 're-load');
      if (cart.orderId !== orderId) throw notFound();
      if (cart.lines.some((line) => line.quantity > 12)) {
        throw new DomainError('conflict', 'StockShort', 'Not enough in stock: SL-B-60 (12 available).', {
          'SL-B-60': '12',
        });
      }
      if (amount?.cents !== cart.totals?.totalToPay?.cents) throw new DomainError('conflict', 'CartChanged', 're-load');
      return access;
    },
    async reportCard({ orderId }, call) {
      if (followOns.get(orderId) !== call.owner() && cartOf(call.owner()).orderId !== orderId) throw notFound();
    },
    async confirmPayment(request, call) {
      if (followOns.has(request.orderId) && followOns.get(request.orderId) !== call.owner()) throw notFound();
      state.asked = request;
      return { outcome: state.outcome, message: state.message };
    },
    async submitOrder({ orderId, delivery, remarks, onlyPaid }, call) {
      const known = placed.get(orderId);
      if (known?.owner === call.owner()) return idsOf(known.order);
      if (followOns.get(orderId) === call.owner()) return { orderId, orderNo: 'SL10009999' };
      const cart = priced(cartOf(call.owner()));
      if (cart.orderId !== orderId) throw notFound();
      const ccEmails = (remarks ?? cart.remarks)?.ccEmails ?? [];
      state.copies = ccEmails;
      if (onlyPaid && cart.totals?.totalToPay?.cents === 0) {
        const details = { copies: String(ccEmails.length), ccEmails: ccEmails.join(';') };
        throw new DomainError('conflict', 'FreeOrder', 'There is nothing to pay for this order.', details);
      }
      const { removedPartNos: _gone, vouchers: _codes, ...kept } = cart;
      const order = Order.fromPartial({
        ...kept,
        ...(remarks && { remarks }),
        delivery,
        state: OrderState.ORDER_STATE_PLACED,
        placedAt: '2026-03-04T05:06:07.000Z',
        membershipNo: call.identity?.membershipNo ?? '',
      });
      placed.set(orderId, { owner: call.owner(), order });
      carts.delete(call.owner());
      return idsOf(order);
    },
    async mergeCart({ guestToken }, call) {
      if (state.mergeFails) throw new DomainError('unavailable', 'Unavailable', 'not now');
      const guest = await verifier.verify(guestToken, 'orders');
      const [from, to] = [cartOf(guest.subject), cartOf(call.owner())];
      const ids = { orderId: to.orderId || randomId(), orderNo: to.orderNo || `SL${nextNumber++}` };
      carts.delete(guest.subject);
      if (from.lines.length > 0) carts.set(call.owner(), { ...to, ...ids, lines: [...to.lines, ...from.lines] });
      const lines = from.lines.map(({ part, quantity }) => ({
        partNo: part?.partNo ?? '',
        description: part?.description ?? '',
        quantity,
        guestQuantity: quantity,
        memberQuantity: 0,
      }));
      return { lines };
    },
    async getOrder({ key }, call) {
      const found = [...placed.values()].find(({ order }) =>
        key?.$case === 'orderNo' ? order.orderNo === key.value : order.orderId === key?.value,
      );
      const staff = call.identity !== undefined && isStaff(call.identity);
      if (!found || (found.owner !== call.owner() && !staff)) throw notFound();
      return { order: found.order };
    },
    async getOrders({ orderIds }, call) {
      const one = (value: string) => handlers.getOrder({ key: { $case: 'orderId', value } }, call);
      return { orders: (await Promise.all(orderIds.map(one))).flatMap(({ order }) => order ?? []) };
    },
    async listOrders({ selection }, call) {
      const own = [...placed.values()].filter(({ owner }) => owner === call.owner());
      return pageOf(own, selection);
    },
    async listAllOrders({ selection, membershipNo }, call) {
      if (!call.identity || !isStaff(call.identity)) throw new DomainError('forbidden', 'Forbidden', 'staff only');
      return pageOf(
        [...placed.values()].filter(({ owner }) => membershipNo === '' || owner === `member:${membershipNo}`),
        selection,
      );
    },
    async updateFulfilment(request) {
      state.fulfilments.push(request);
      const { orderIds, parcelNo = 1 } = request;
      const refusal = state.fulfilmentRefusal;
      return {
        results: orderIds.map((orderId) =>
          placed.has(orderId)
            ? { orderId, refusal, message: refusal && 'Refused.', parcelNo: refusal ? 0 : parcelNo }
            : { orderId, refusal: 'NotFound', message: 'There is no such order.', parcelNo: 0 },
        ),
      };
    },
    async reorder({ orderId }, call) {
      const found = placed.get(orderId);
      if (found?.owner !== call.owner()) throw notFound();
      return {
        lines: found.order.lines.map((line) => {
          const { partNo, description } = partOf(line);
          return {
            partNo,
            description,
            quantity: line.quantity,
            newPartNo: partNo,
            newDescription: description,
            oldPrice: line.price,
            price: line.price,
            isFree: false,
            reason: '',
          };
        }),
      };
    },
    previewCancellation: (request, call) =>
      handlers.cancelOrder({ ...request, reason: '', requestId: '', dryRun: true }, call),
    async cancelOrder(request, call) {
      const { order } = await handlers.getOrder({ key: { $case: 'orderId', value: request.orderId } }, call);
      if (state.cancelRefusal) throw state.cancelRefusal;
      state.cancels.push(request);
      const { orderId, lines: asked, dryRun } = request;
      const cancelled = (order?.lines ?? []).map(({ lineId, part, quantity: ordered, price }) => {
        const quantity = asked.find((units) => units.lineId === lineId)?.quantity ?? (asked.length === 0 ? ordered : 0);
        const refund = aud((price?.cents ?? 0) * quantity);
        return CancelledLine.fromPartial({ lineId, ...(part && { part }), quantity, refund });
      });
      const whole = asked.length === 0;
      const known = placed.get(orderId);
      const after = OrderState[whole && !dryRun ? 'ORDER_STATE_CANCELLED' : 'ORDER_STATE_PLACED'];
      if (known) placed.set(orderId, { ...known, order: { ...known.order, state: after } });
      const deliveryCents = whole ? (order?.totals?.deliveryFee?.cents ?? 0) : 0;
      state.refundLooks -= 1;
      return {
        lines: cancelled,
        kept: aud(0),
        state: after,
        cancellationNo: dryRun ? 0 : 1,
        proposed: false,
        deliveryRefund: aud(deliveryCents),
        refund: aud(cancelled.reduce((sum, { refund }) => sum + (refund?.cents ?? 0), deliveryCents)),
        refundUnderWay: !dryRun && state.refundLooks >= 0,
        partlyDispatched: false,
      };
    },
    async listOrderTimeline({ orderId }, call) {
      await handlers.getOrder({ key: { $case: 'orderId', value: orderId } }, call);
      return { orderId, entries: [timelineEntry(new Date(1_000), 'order-state', { to: 'Placed' })] };
    },
    listPaymentTimeline: async () => ({ entries: [timelineEntry(new Date(2_000), 'payment-started', { attempt: 1 })] }),
    async listUnpricedLines({ page, pageSize, orderNo }) {
      const found = [...placed.values()]
        .filter(({ order }) => orderNo === '' || order.orderNo === orderNo)
        .map(({ owner, order }) => ({
          ...idsOf(order),
          orderedAt: order.placedAt,
          membershipNo: /^member:(.*)/.exec(owner)?.[1] ?? '',
          lines: order.lines.filter(({ priceOnApplication }) => priceOnApplication),
          offer: order.offer,
        }))
        .filter(({ lines }) => lines.length > 0);
      return { orders: found.slice((page - 1) * pageSize, page * pageSize), totalCount: found.length };
    },
    async offerPrices(request, call) {
      const { order } = await handlers.getOrder({ key: { $case: 'orderId', value: request.orderId } }, call);
      if (!order) throw notFound();
      state.offers.push(request);
      const offered = request.lines.flatMap(({ lineId, price }) =>
        order.lines
          .filter((line) => line.lineId === lineId)
          .map(({ part, quantity }) => ({
            lineId,
            ...(part && { part }),
            quantity,
            price,
            total: aud((price?.cents ?? 0) * quantity),
          })),
      );
      const offer = PriceOffer.fromPartial({
        offerNo: state.offers.length,
        state: PriceOfferState.PRICE_OFFER_STATE_OPEN,
        offeredAt: '2026-03-01T00:00:00.000Z',
        validUntil: '2026-03-08T00:00:00.000Z',
        lines: offered,
        total: aud(offered.reduce((sum, { total }) => sum + total.cents, 0)),
      });
      const known = placed.get(request.orderId);
      if (known) placed.set(request.orderId, { ...known, order: { ...known.order, offer } });
      return { offer };
    },
    async answerOffer(request, call) {
      const { order } = await handlers.getOrder({ key: { $case: 'orderId', value: request.orderId } }, call);
      if (state.offerRefusal) throw state.offerRefusal;
      state.answers.push(request);
      const accepted = (order?.offer?.lines ?? []).filter(({ lineId }) => request.acceptLineIds.includes(lineId));
      const followOn = { orderId: `follow-on-${request.orderId}`, orderNo: 'SL10009999' };
      if (accepted.length > 0) followOns.set(followOn.orderId, placed.get(request.orderId)?.owner ?? '');
      return {
        followOn: accepted.length > 0 ? followOn : undefined,
        amount: aud(accepted.reduce((sum, { total }) => sum + (total?.cents ?? 0), 0)),
      };
    },
    async resendConfirmation({ orderId, requestId }, call) {
      const found = placed.get(orderId);
      const staff = call.identity !== undefined && isStaff(call.identity);
      if (!found || (found.owner !== call.owner() && !staff)) throw notFound();
      state.resent.push(requestId);
    },
    async changeDelivery(request, call) {
      await handlers.getOrder({ key: { $case: 'orderId', value: request.orderId } }, call);
      if (state.addressRefusal) throw state.addressRefusal;
      state.addressed.push(request);
    },
    async findGuestOrder({ orderNo, email }) {
      const found = [...placed.values()].find(
        ({ owner, guestOwner, order }) =>
          (owner.startsWith('guest:') || guestOwner) &&
          order.orderNo === orderNo.toUpperCase() &&
          isSameAddress(order.delivery?.email ?? '', email),
      );
      return found ? { ...idsOf(found.order), owner: found.owner } : { orderId: '', orderNo: '', owner: '' };
    },
    async findJoinedOrders({ guestOwners }) {
      const orders = [...placed.values()].flatMap(({ owner, guestOwner, order }) =>
        guestOwner && guestOwners.includes(guestOwner) ? [{ ...idsOf(order), owner, guestOwner }] : [],
      );
      return { orders };
    },
    giveUpHold: async () => ({ givenUp: false }),
    listUnneededHolds: async () => ({ holds: [] }),
    checkExchange: async () => ({}),
    makeExchange: async () => Promise.reject(notFound()),
    getDeliveryRefund: async () => Promise.reject(notFound()),
    getOrderCredit: async () => Promise.reject(notFound()),
    fixReturnRefund: async () => Promise.reject(notFound()),
    endExchange: async () => ({}),
    identifyBuyers: async () => ({ buyers: [] }),
  };

  /** The held exchange order of a returned item. */
  const addExchange = (owner: string, itemId: string) => {
    const order = Order.fromPartial({ orderId: itemId, orderNo: `SL${nextNumber++}`, payableUntil: '2099-01-01' });
    followOns.set(itemId, owner);
    placed.set(itemId, { owner, order });
    return idsOf(order);
  };
  return { handlers, state, carts, placed, addExchange };
};
