import { PaymentRefunded, paymentRefunded, RefundFailed, refundFailed } from '@southline/contracts/events';
import { creditMessage, giftTermsMessage, giftTermsOf } from '@southline/contracts/order-credit';
import {
  type FixReturnRefundRequest,
  type MakeExchangeRequest,
  type Order,
  Order as OrderMessage,
  OrderState,
  OrderStepKind,
  OrdersServiceService,
} from '@southline/contracts/orders';
import { PaymentsServiceService, RefundState } from '@southline/contracts/payments';
import { ReturnsServiceService } from '@southline/contracts/returns';
import { creditOfReturn, type OrderCredit, type ReturnCredit } from '@southline/kernel/credit';
import { DomainError } from '@southline/kernel/errors';
import { gstOf } from '@southline/kernel/money';
import { ownerOfMember } from '@southline/kernel/owner';
import { type Identity, isStaff } from '@southline/platform/identity';
import { unique } from '@southline/testkit';
import { identities } from '@southline/testkit/identities';
import { runService } from '@southline/testkit/run-service';
import { startStub } from '@southline/testkit/stub';
import { loadConfig } from '../../src/config.ts';
import { createReturnsService } from '../../src/service.ts';
import { collections } from '../../src/storage/collections.ts';

const callers = ['bff'] as const;
const money = (cents: number) => ({ cents, currency: 'AUD' });

/** The refunds of the fake orders service, computed by the rule of the kernel. */
const fakeCredits = (known: ReadonlyMap<string, Order>) => {
  const fixed = new Map<string, ReturnCredit & Pick<FixReturnRefundRequest, 'orderId' | 'lines'>>();
  const of = (orderId: string): OrderCredit => {
    const order = known.get(orderId);
    const totalToPay = order?.totals?.totalToPay?.cents ?? 0;
    const own = [...fixed.values()].filter((one) => one.orderId === orderId);
    const sum = (name: 'refundCents' | 'gstCents' | 'keptCents') => own.reduce((all, one) => all + one[name], 0);
    return {
      invoice: { totalToPay, gst: gstOf(totalToPay) },
      credited: { refundCents: sum('refundCents'), gstCents: sum('gstCents') },
      keptCents: sum('keptCents'),
      units: (order?.lines ?? []).map(({ lineId, price, quantity, deliveredQuantity, cancelledQuantity, gift }) => {
        const back = own
          .flatMap(({ lines }) => lines.filter((line) => line.lineId === lineId))
          .reduce((all, line) => all + line.quantity, 0);
        const units = { left: quantity - cancelledQuantity - back, sent: deliveredQuantity - back };
        return { lineId, priceCents: price?.cents ?? 0, ...units, gift: gift && giftTermsOf(gift) };
      }),
    };
  };
  const fix = ({ orderId, returnNo, lines, goods }: FixReturnRefundRequest): ReturnCredit => {
    const refund = fixed.get(returnNo) ?? {
      ...creditOfReturn(of(orderId), lines, goods?.cents ?? 0),
      orderId,
      lines,
    };
    fixed.set(returnNo, refund);
    return refund;
  };
  return { of, fix };
};

/** A fake orders service, which checks the owner itself. */
const startOrders = async (verifyKeys: string) => {
  const known = new Map<string, Order>();
  const credits = fakeCredits(known);
  /** The owners of guests' orders. */
  const guests = new Map<string, string>();
  /** Exchange orders by item. */
  const exchanges = new Map<string, MakeExchangeRequest>();
  const ended: string[] = [];
  /** What orders answers about the delivery fee. */
  const delivery = new Map<string, { atStake: number; refunded: number; returnNo: string }>();
  let refusal: DomainError | undefined;
  const stub = await startStub(verifyKeys, [
    [
      OrdersServiceService,
      {
        getOrder: async ({ key }: { key: { value: string } }, { identity }: { identity: Identity | undefined }) => {
          const order = known.get(key.value);
          const owner = guests.get(key.value) ?? ownerOfMember(order?.membershipNo ?? '');
          const mayRead = identity !== undefined && (isStaff(identity) || identity.subject === owner);
          if (!order || !mayRead) throw new DomainError('not-found', 'NotFound', 'There is no such order.');
          return { order };
        },
        checkExchange: async () => {
          if (refusal) throw refusal;
          return {};
        },
        makeExchange: async (request: MakeExchangeRequest) => {
          if (refusal) throw refusal;
          const made = exchanges.get(request.itemId) ?? request;
          exchanges.set(request.itemId, made);
          const { itemId: orderId, heldUntil } = made;
          return { orderId, orderNo: 'SL9', description: 'Right part', total: money(3_000), heldUntil };
        },
        getDeliveryRefund: async ({ orderId }: { orderId: string }) => {
          const { atStake, refunded, returnNo } = delivery.get(orderId) ?? { atStake: 0, refunded: 0, returnNo: '' };
          return { atStake: money(atStake), refunded: money(refunded), returnNo };
        },
        getOrderCredit: async ({ orderId }: { orderId: string }) => ({ credit: creditMessage(credits.of(orderId)) }),
        fixReturnRefund: async (request: FixReturnRefundRequest) => {
          const { refundCents, keptCents, gstCents } = credits.fix(request);
          return { refund: money(refundCents), kept: money(keptCents), gst: money(gstCents) };
        },
        endExchange: async ({ itemId }: { itemId: string }) => {
          ended.push(itemId);
        },
      },
    ],
  ]);
  const refuseWith = (error: DomainError | undefined) => {
    refusal = error;
  };
  return { ...stub, known, guests, exchanges, ended, delivery, refuseWith };
};

export interface Booked {
  readonly orderId: string;
  readonly reference: string;
  readonly cents: number;
}

/** A fake payments service, which records bookings and can refuse. */
const startPayments = async (verifyKeys: string) => {
  const booked: Booked[] = [];
  const retried: string[] = [];
  let refusal: DomainError | undefined;
  let problem = '';
  const answer = () => ({
    state: problem ? RefundState.REFUND_STATE_FAILED : RefundState.REFUND_STATE_PENDING,
    problem,
  });
  const stub = await startStub(verifyKeys, [
    [
      PaymentsServiceService,
      {
        refundPayment: async (request: { orderId: string; reference: string; amount?: { cents: number } }) => {
          if (refusal) throw refusal;
          const known = booked.some(({ reference }) => reference === request.reference);
          if (!known) booked.push({ ...request, cents: request.amount?.cents ?? 0 });
          return answer();
        },
        retryRefund: async ({ reference }: { reference: string }) => {
          retried.push(reference);
          return answer();
        },
      },
    ],
  ]);
  return {
    ...stub,
    booked,
    retried,
    refuseWith: (error: DomainError | undefined) => {
      refusal = error;
    },
    failWith: (text: string) => {
      problem = text;
    },
  };
};

interface WantedLine {
  readonly quantity: number;
  readonly price: number;
  readonly discount?: number;
  /** Units of `quantity` that were cancelled before dispatch. */
  readonly cancelled?: number;
  /** Units that were delivered. Absent: all units that were not cancelled, if the order is delivered. */
  readonly delivered?: number;
  /** A free part with the first line: what is kept back for each unit without it. */
  readonly giftCents?: number;
}

export interface Wanted {
  readonly membershipNo?: string;
  /** The owner of a guest's order. */
  readonly guest?: string;
  readonly lines?: readonly WantedLine[];
  readonly daysAgo?: number;
  readonly state?: OrderState;
  /** Whether no payment was captured. */
  readonly unpaid?: boolean;
  /** The delivery fee that was paid. */
  readonly deliveryCents?: number;
}

/** Runs the service on real servers, with fakes of orders and payments that the test controls. */
export const runReturns = async (change: Readonly<Record<string, string>> = {}) => {
  const keys = identities('returns', ...callers);
  const [orders, payments] = [await startOrders(keys.verifyKeys), await startPayments(keys.verifyKeys)];
  const bench = await runService({
    name: 'returns',
    callers,
    keys,
    collections,
    loadConfig,
    create: createReturnsService,
    environment: { ORDERS_ADDRESS: orders.address, PAYMENTS_ADDRESS: payments.address, SWEEP_MS: '250', ...change },
  });

  const member = (membershipNo: string, role: 'Member' | 'Dealer' | 'Admin' = 'Member'): Identity => ({
    subject: ownerOfMember(membershipNo),
    role,
    membershipNo,
  });
  const as = (...who: Parameters<typeof member>) => bench.client(ReturnsServiceService, member(...who));

  const asGuest = (owner: string) => bench.client(ReturnsServiceService, { subject: owner, role: 'guest' });

  /** A delivered order of a member, paid by card. */
  const anOrder = ({ guest, membershipNo = guest ? '' : unique('M'), daysAgo = 3, ...wanted }: Wanted = {}): Order => {
    const { lines = [{ quantity: 2, price: 1_995 }], state = OrderState.ORDER_STATE_DELIVERED } = wanted;
    const orderId = unique('order');
    const placedAt = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
    const order = OrderMessage.fromPartial({
      orderId,
      orderNo: `SL${orderId.slice(-8).toUpperCase()}`,
      membershipNo,
      state,
      placedAt,
      region: 'au',
      language: 'en',
      lines: lines.map(({ quantity, price, discount = 0, cancelled = 0, delivered, giftCents }, nth) => ({
        lineId: `${orderId}-${nth}`,
        part: { partNo: `P-${nth}`, cleansedPartNo: `P${nth}`, description: `Part ${nth}` },
        quantity,
        price: money(price),
        total: money(price * quantity),
        discount: money(discount),
        ...(giftCents && {
          isFree: true,
          freeWith: 'FREE',
          gift: giftTermsMessage({ lineIds: [`${orderId}-0`], minimumCents: 0, valueCents: giftCents }),
        }),
        cancelledQuantity: cancelled,
        deliveredQuantity: delivered ?? (state === OrderState.ORDER_STATE_DELIVERED ? quantity - cancelled : 0),
      })),
      totals: {
        totalToPay: money(
          lines.reduce((sum, one) => sum + one.quantity * one.price - (one.discount ?? 0), wanted.deliveryCents ?? 0),
        ),
      },
      delivery: { firstName: 'Robin', lastName: 'Buyer', phone: '0491570006', email: `${orderId}@example.com` },
      steps: wanted.unpaid ? [] : [{ kind: OrderStepKind.ORDER_STEP_KIND_PAID, at: placedAt }],
    });
    orders.known.set(orderId, order);
    if (guest) orders.guests.set(orderId, guest);
    return order;
  };

  const facts = (reference: string, orderId: string, cents: number) => ({ orderId, reference, amount: money(cents) });
  const message = (topic: string, key: string, value: Uint8Array, eventId = unique('event')) => ({
    topic,
    key,
    value: Buffer.from(value),
    headers: { 'event-id': eventId, 'occurred-at': new Date().toISOString(), 'aggregate-version': '1' },
  });

  /** A further parcel of the order arrives. */
  const arrives = ({ orderId }: Order, nth: number, units: number): void => {
    const line = orders.known.get(orderId)?.lines[nth];
    if (line) line.deliveredQuantity += units;
  };

  return {
    ...bench,
    orders,
    payments,
    member,
    as,
    asGuest,
    anOrder,
    arrives,
    staff: (membershipNo = unique('D')) => as(membershipNo, 'Dealer'),
    /** Publishes the event of payments after a refund. */
    settle: ({ reference, orderId, cents }: Booked, eventId?: string) => {
      const told = {
        ...facts(reference, orderId, cents),
        providerTransaction: 'T-1',
        refundedAt: new Date().toISOString(),
      };
      const value = PaymentRefunded.encode(PaymentRefunded.fromPartial(told)).finish();
      return bench.publish([message(paymentRefunded.topic, orderId, value, eventId)]);
    },
    fail: ({ reference, orderId, cents }: Booked, problem: string) => {
      const told = { ...facts(reference, orderId, cents), problem, failedAt: new Date().toISOString() };
      const value = RefundFailed.encode(RefundFailed.fromPartial(told)).finish();
      return bench.publish([message(refundFailed.topic, orderId, value)]);
    },
    async stop() {
      await bench.stop();
      await Promise.all([orders.close(), payments.close()]);
    },
  };
};

export type Returns = Awaited<ReturnType<typeof runReturns>>;
