import { DeliveryDetails } from '@southline/contracts/common';
import { toMoney } from '@southline/contracts/money';
import { creditMessage } from '@southline/contracts/order-credit';
import { type GetOrderRequest, type OrdersServiceService, ProposalStep } from '@southline/contracts/orders';
import { DomainError } from '@southline/kernel/errors';
import { mostGuestOwners, ownerOfMember } from '@southline/kernel/owner';
import { addressKey } from '@southline/platform/address-key';
import type { CallContext, Handlers } from '@southline/platform/grpc';
import { isStaff, type Verifier } from '@southline/platform/identity';
import { addManyToCart, addToCart } from '../../application/add-to-cart.ts';
import { cancelOrder, previewCancel } from '../../application/cancel-order.ts';
import { applyOffer, attachVoucher, removeVoucher } from '../../application/cart-vouchers.ts';
import { removeCartLines, saveCustomerDetails, setLineQuantity } from '../../application/change-cart.ts';
import { changeDelivery } from '../../application/change-delivery.ts';
import { confirmPayment, reportCard } from '../../application/confirm-payment.ts';
import { endExchange, makeExchange, previewExchange } from '../../application/exchange.ts';
import { creditOf, fixReturnRefund } from '../../application/fix-return-refund.ts';
import { giveUpHold, listUnneededHolds } from '../../application/give-up-hold.ts';
import {
  findGuestOrder,
  identifyBuyers,
  listDeliveryAddresses,
  listOrders,
  listUnpriced,
} from '../../application/list-orders.ts';
import { mergeCart } from '../../application/merge-cart.ts';
import { acceptOffer, makeOffer } from '../../application/offer-prices.ts';
import type { Ports } from '../../application/ports.ts';
import { reorder } from '../../application/reorder.ts';
import { resendConfirmation } from '../../application/resend-confirmation.ts';
import { deliveryRefundOf } from '../../application/settle-families.ts';
import { startPayment } from '../../application/start-payment.ts';
import { submitOrder } from '../../application/submit-order.ts';
import { updateFulfilment } from '../../application/update-fulfilment.ts';
import { viewCart } from '../../application/view-cart.ts';
import { orderUnknown, rowsWanted } from '../../domain/errors.ts';
import type { Order } from '../../domain/order.ts';
import { toCartVoucherMessage, toOfferMessage } from '../../mapping/messages.ts';
import { orderTimeline } from '../../mapping/timeline.ts';
import {
  fromDelivery,
  fromFulfilment,
  fromSelection,
  toCancelledMessage,
  toCartMessage,
  toExchangeMessage,
  toOrderMessage,
  toOutcome,
  toPageMessage,
  toPreviewMessage,
  toProposalMessage,
  toReorderedMessage,
  toUnpricedMessage,
} from './mappers.ts';

type Definition = typeof OrdersServiceService;

const mostAtOnce = 500;
/** The most holds about which the catalogue may ask in one call. */
const mostHolds = 2_000;

/** The owner whom a guest's token identifies. Tokens of other roles are rejected. */
const guestOwner = async (verifier: Verifier, token: string): Promise<string> => {
  const { role, subject } = await verifier.verify(token, 'orders');
  if (role !== 'guest') throw new DomainError('unauthenticated', 'UnauthorisedAccess', 'UnauthorisedAccess');
  return subject;
};

/** Returns the caller's own order, or any order for staff. For all others it answers as if there were no such order. */
const readableOrder = async (ports: Ports, key: GetOrderRequest['key'], call: CallContext): Promise<Order> => {
  if (!key) throw orderUnknown();
  const wanted = key.$case === 'orderId' ? { orderId: key.value } : { orderNo: key.value };
  const forStaff = call.identity !== undefined && isStaff(call.identity);
  const order = await (forStaff ? ports.orders.findAny(wanted) : ports.orders.findOwned(call.owner(), wanted));
  if (!order) throw orderUnknown();
  return order;
};

/** Membership number of staff; undefined for buyers. */
const staffOf = ({ identity }: CallContext): string | undefined =>
  identity !== undefined && isStaff(identity) ? identity.membershipNo : undefined;

const proposalSteps: Readonly<Partial<Record<ProposalStep, 'confirm' | 'withdraw'>>> = {
  [ProposalStep.PROPOSAL_STEP_CONFIRM]: 'confirm',
  [ProposalStep.PROPOSAL_STEP_WITHDRAW]: 'withdraw',
};

export const ordersHandlers = (ports: Ports, verifier: Verifier): Handlers<Definition> => ({
  addToCart: (request, call) => addToCart(ports)({ ...request, owner: call.owner() }),
  addManyToCart: async (request, call) => {
    const refusals = await addManyToCart(ports)({ ...request, owner: call.owner() });
    return { rows: refusals.map((refusal) => ({ refusal: refusal?.code ?? '', message: refusal?.message ?? '' })) };
  },
  getCart: async (_, call) => ({ cart: toCartMessage(await viewCart(ports)(call.owner()), ports.terms.warehouse) }),
  getDeliveryTerms: async () => {
    const { delivery, dispatch } = ports.terms;
    const { transitDays, warehouseClosedOn, holidays, ...clock } = dispatch(ports.clock.now());
    return {
      fee: toMoney(delivery.feeCents),
      freeFrom: toMoney(delivery.freeFromCents),
      ...clock,
      transitDays: { ...transitDays },
      warehouseClosedOn: [...warehouseClosedOn],
      holidays: Object.entries(holidays).map(([state, days]) => ({ state, days: [...days] })),
    };
  },
  countCart: async (_, call) => ({ lines: (await ports.carts.find(call.owner()))?.lines.length ?? 0 }),
  mergeCart: async ({ guestToken }, call) => {
    const lines = await mergeCart(ports)(call.owner(), await guestOwner(verifier, guestToken));
    return { lines: [...lines] };
  },
  setLineQuantity: ({ lineId, quantity }, call) => setLineQuantity(ports)(call.owner(), lineId, quantity),
  removeLines: ({ lineIds }, call) => removeCartLines(ports)(call.owner(), lineIds),
  attachVoucher: async (request, call) => ({
    voucher: toCartVoucherMessage(await attachVoucher(ports)({ ...request, owner: call.owner() })),
  }),
  removeVoucher: (request, call) => removeVoucher(ports)({ ...request, owner: call.owner() }),
  applyVoucherOffer: (request, call) => applyOffer(ports)({ ...request, owner: call.owner() }),
  saveCustomerDetails: ({ delivery, remarks }, call) =>
    saveCustomerDetails(ports)(call.owner(), fromDelivery(delivery), remarks),
  listDeliveryAddresses: async (_, call) => {
    const addresses = await listDeliveryAddresses(ports)(call.owner());
    return { addresses: addresses.map((address) => DeliveryDetails.fromPartial(address)) };
  },
  startPayment: async ({ amount, ...request }, call) => {
    const cents = amount?.cents ?? -1;
    const clientAddress = addressKey(request.clientAddress ?? '');
    const started = await startPayment(ports)({ ...request, cents, clientAddress, owner: call.owner() });
    return { ...started, heldUntil: started.heldUntil.toISOString() };
  },
  reportCard: (request, call) => reportCard(ports)({ ...request, owner: call.owner() }),
  confirmPayment: async (request, call) => {
    const { outcome, message } = await confirmPayment(ports)({ ...request, owner: call.owner() });
    return { outcome: toOutcome(outcome), message };
  },
  submitOrder: async (request, call) => {
    const { orderId, orderNo } = await submitOrder(ports)({
      ...request,
      owner: call.owner(),
      clientAddress: addressKey(request.clientAddress ?? ''),
      delivery: fromDelivery(request.delivery),
      remarks: request.remarks,
    });
    return { orderId, orderNo };
  },
  listOrderTimeline: async ({ orderId }, call) => {
    // The list of orders has placed ones alone. An order that was not placed is found by its number here.
    const known = await ports.orders.findAny({ orderNo: orderId.toUpperCase() });
    const order = known ?? (await readableOrder(ports, { $case: 'orderId', value: orderId }, call));
    await ports.orders.noteLook(order, ports.clock.now());
    return { entries: orderTimeline(order), orderId: order.orderId };
  },
  listPaymentTimeline: async ({ orderId }) => ({ entries: await ports.payments.timeline(orderId) }),
  getOrder: async ({ key }, call) => {
    const order = await readableOrder(ports, key, call);
    const cancelProposal = staffOf(call) === undefined ? undefined : toProposalMessage(order);
    return { order: { ...toOrderMessage(order), cancelProposal } };
  },
  getOrders: async ({ orderIds }) => {
    if (orderIds.length > mostAtOnce) throw rowsWanted(mostAtOnce);
    return { orders: (await ports.orders.findMany(orderIds)).map(toOrderMessage) };
  },
  listOrders: async ({ selection }, call) =>
    toPageMessage(await listOrders(ports)(fromSelection(selection, call.owner()), selection?.search)),
  listAllOrders: async ({ selection, membershipNo }) => {
    const owner = membershipNo ? ownerOfMember(membershipNo) : undefined;
    return toPageMessage(await listOrders(ports)(fromSelection(selection, owner), selection?.search));
  },
  updateFulfilment: async ({ state, carrier, trackingNo, ...request }, call) => {
    const by = call.identity?.membershipNo ?? '';
    const shipment = { carrier: carrier.trim(), trackingNo: trackingNo.trim() };
    const results = await updateFulfilment(ports)({ ...request, to: fromFulfilment(state), shipment, by });
    return {
      results: results.map(({ orderId, refusal, parcelNo }) => ({
        orderId,
        refusal: refusal?.code ?? '',
        message: refusal?.message ?? '',
        parcelNo,
      })),
    };
  },
  cancelOrder: async ({ orderId, lines, reason, dryRun, requestId, proposal }, call) => {
    const order = await readableOrder(ports, { $case: 'orderId', value: orderId }, call);
    if (dryRun)
      return {
        ...toPreviewMessage(await previewCancel(ports)(order, lines)),
        refundUnderWay: false,
        cancellationNo: 0,
        proposed: false,
      };
    const by = staffOf(call);
    const step = by === undefined || proposal === undefined ? undefined : proposalSteps[proposal];
    const command = { lines, reason: reason.trim(), requestId, by, step };
    return toCancelledMessage(await cancelOrder(ports)(order, command));
  },
  previewCancellation: async ({ orderId, lines }, call) => {
    const order = await readableOrder(ports, { $case: 'orderId', value: orderId }, call);
    return toPreviewMessage(await previewCancel(ports)(order, lines));
  },
  listUnpricedLines: async (selection) => {
    const { orders, totalCount } = await listUnpriced(ports)(selection);
    return { orders: orders.map(toUnpricedMessage), totalCount };
  },
  offerPrices: async ({ orderId, lines, validDays, requestId }, call) => {
    const prices = lines.map(({ lineId, price }) => ({ lineId, priceCents: price?.cents ?? -1 }));
    const by = call.identity?.membershipNo ?? '';
    return { offer: toOfferMessage(await makeOffer(ports)(orderId, { lines: prices, validDays, by, requestId })) };
  },
  answerOffer: async ({ orderId, acceptLineIds: accept, declineLineIds: decline, offerNo }, call) => {
    const order = await readableOrder(ports, { $case: 'orderId', value: orderId }, call);
    const followOn = await acceptOffer(ports)(order, { accept, decline, offerNo, by: staffOf(call) });
    return {
      followOn: followOn && { orderId: followOn.orderId, orderNo: followOn.orderNo },
      amount: toMoney(followOn?.totals.totalToPay ?? 0),
    };
  },
  resendConfirmation: async ({ orderId, requestId }, call) => {
    const order = await readableOrder(ports, { $case: 'orderId', value: orderId }, call);
    await resendConfirmation(ports)(order.orderId, { requestId, by: staffOf(call) });
  },
  changeDelivery: async ({ orderId, delivery, ...request }, call) => {
    const order = await readableOrder(ports, { $case: 'orderId', value: orderId }, call);
    await changeDelivery(ports)(order.orderId, { ...request, delivery: fromDelivery(delivery), by: staffOf(call) });
  },
  reorder: async ({ orderId, dryRun, requestId }, call) => {
    const lines = await reorder(ports)({ owner: call.owner(), orderId, dryRun, requestId });
    return { lines: lines.map(toReorderedMessage) };
  },
  listUnneededHolds: async ({ holds }) => {
    if (holds.length > mostHolds) throw rowsWanted(mostHolds);
    return { holds: [...(await listUnneededHolds(ports)(holds))] };
  },
  giveUpHold: async ({ orderId, round }) => ({ givenUp: await giveUpHold(ports)(orderId, round) }),
  checkExchange: (request) => previewExchange(ports)(request),
  makeExchange: async ({ heldUntil, ...request }) =>
    toExchangeMessage(await makeExchange(ports)({ ...request, until: new Date(heldUntil) })),
  endExchange: ({ itemId }) => endExchange(ports)(itemId),
  getDeliveryRefund: async ({ orderId, lines }) => {
    const { atStakeCents, refundedCents, returnNo } = await deliveryRefundOf(ports)(orderId, lines);
    return { atStake: toMoney(atStakeCents), refunded: toMoney(refundedCents), returnNo };
  },
  getOrderCredit: async ({ orderId }) => ({ credit: creditMessage(await creditOf(ports)(orderId)) }),
  fixReturnRefund: async ({ orderId, returnNo, goods, lines }) => {
    const returned = { returnNo, goodsCents: goods?.cents ?? 0, lines };
    const { refundCents, keptCents, gstCents } = await fixReturnRefund(ports)(orderId, returned);
    return { refund: toMoney(refundCents), kept: toMoney(keptCents), gst: toMoney(gstCents) };
  },
  findGuestOrder: async ({ orderNo, email }) => {
    const found = await findGuestOrder(ports)(orderNo, email);
    return { orderId: found?.orderId ?? '', orderNo: found?.orderNo ?? '', owner: found?.owner ?? '' };
  },
  findJoinedOrders: async ({ guestOwners }) => {
    if (guestOwners.length > mostGuestOwners) throw rowsWanted(mostGuestOwners);
    return { orders: [...(await ports.orders.findJoined(guestOwners))] };
  },
  listOpenOrders: async (_, call) => ({ orderNos: await ports.views.open(call.owner(), ports.clock.now()) }),
  identifyBuyers: async ({ orderIds }) => ({ buyers: await identifyBuyers(ports)(orderIds) }),
});
