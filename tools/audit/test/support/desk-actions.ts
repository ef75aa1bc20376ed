import { SecondFactorServiceService, StaffServiceService, UserType } from '@southline/contracts/auth';
import { CatalogueServiceService, HoldStockRequest, StockServiceService } from '@southline/contracts/catalogue';
import { SwitchServiceService } from '@southline/contracts/content';
import { consumingDesks, deskServices } from '@southline/contracts/desk';
import {
  contentStaffActed,
  memberClosed,
  OrderCancelled,
  OrderForgotten,
  orderCancelled,
  orderForgotten,
  paymentsStaffActed,
  StaffActed,
} from '@southline/contracts/events';
import {
  CancelOrderRequest,
  OrderState,
  OrdersServiceService,
  PaymentsDeskServiceService,
  ProposalStep,
} from '@southline/contracts/orders';
import { OpenAttemptRequest, PaymentsServiceService } from '@southline/contracts/payments';
import { ItemResponse, ProcessAction, ReturnsServiceService } from '@southline/contracts/returns';
import { proposals, withSecondPerson } from '@southline/platform/desk';
import type { RpcDefinition } from '@southline/platform/grpc';
import { createSigner, type Identity } from '@southline/platform/identity';
import { randomId } from '@southline/platform/ids';
import { parkedEvents } from '@southline/platform/inbox';
import { jobs } from '@southline/platform/jobs';
import type { Mongo } from '@southline/platform/mongo';
import { runInScope } from '@southline/platform/telemetry';
import { eventually, insisting, unique } from '@southline/testkit';
import { memberClosedMessage } from '@southline/testkit/member-closed';
import { Binary } from 'mongodb';
import { members } from '../../../../services/auth/src/storage/collections.ts';
import { waitingKinds as authKinds } from '../../../../services/auth/src/storage/waiting.ts';
import { everydayLanguage, holds } from '../../../../services/catalogue/src/storage/collections.ts';
import { unneededHolds } from '../../../../services/catalogue/src/storage/waiting.ts';
import { switches } from '../../../../services/content/src/storage/collections.ts';
import { documentsNotMade } from '../../../../services/documents/src/storage/waiting.ts';
import { waitingKinds as mailKinds } from '../../../../services/notifications/src/storage/waiting.ts';
import { orders } from '../../../../services/orders/src/storage/collections.ts';
import { waitingKinds as orderKinds } from '../../../../services/orders/src/storage/waiting.ts';
import { attempts, foreignCaptures, refunds } from '../../../../services/payments/src/storage/collections.ts';
import { unknownPayments } from '../../../../services/payments/src/storage/unknown-payments.ts';
import { waitingKinds as paymentKinds } from '../../../../services/payments/src/storage/waiting.ts';
import { createReturnViews } from '../../../../services/returns/src/storage/return-views.ts';
import { waitingKinds as returnKinds } from '../../../../services/returns/src/storage/waiting.ts';
import type { openBackOffice } from './back-office.ts';
import { placeFirst } from './placing.ts';
import type { Shop } from './shop.ts';
import { beginStory, orderOf, returnsOf, type Story } from './story.ts';

type JobStore = typeof jobs | typeof parkedEvents;

/** A record on which the action can be taken, and how to take it. */
export interface Case {
  readonly act: (by: Identity, requestId: string) => Promise<unknown>;
  /** How often the action took effect. */
  readonly effects: () => Promise<number>;
}

export interface Action {
  readonly service: string;
  readonly name: string;
  /** The rpc that the BFF calls for this action. */
  readonly rpc: string;
  /**
   * The allowed answers to the second of two people who take the action at once: codes of refusals, or `done` if nothing is
   * left to do.
   */
  readonly secondAnswers: readonly string[];
  /** The answer to the same person who repeats the same request, if it differs from the first answer. */
  readonly again?: string;
  readonly mongo: Mongo;
  readonly fresh: () => Promise<Case>;
}

const reason = 'checked by phone';
const cents = { direct: 12_300, above: 600_000 };
const notWaiting = ['NotWaiting'];
const done = ['done'];

export const aPerson = (role: 'Member' | 'Dealer' | 'Admin', factorMinutesAgo?: number): Identity => {
  const membershipNo = unique(`M-${role}`);
  const secondFactorAt = Math.floor(Date.now() / 1_000) - (factorMinutesAgo ?? 0) * 60;
  return {
    subject: `member:${membershipNo}`,
    role,
    membershipNo,
    ...(factorMinutesAgo !== undefined && { secondFactorAt }),
  };
};
const anAdmin = () => aPerson('Admin', 1);

type Services = Shop['services'] & Awaited<ReturnType<typeof openBackOffice>>;
type Name = keyof Services;

const pathOf = (definition: RpcDefinition, rpc: string): string => {
  const [path] = Object.values(definition).flatMap(({ path }) => (path.endsWith(`/${rpc}`) ? [path] : []));
  if (!path) throw new Error(`no rpc ${rpc}`);
  return path;
};

/** The decisions that the work lists of the services offer. */
export const decisionsOf = (services: Services): string[] => {
  const { auth, catalogue, documents, notifications, orders: ofOrders, payments, returns } = services;
  const none = async () => '';
  const second = { declaration: paymentsStaffActed, aboveCents: 0 };
  const money = paymentKinds({} as never, { accept: none, refund: none, retry: none });
  const kinds = {
    auth: authKinds(auth.mongo),
    catalogue: [unneededHolds(catalogue.mongo, {} as never)],
    documents: [documentsNotMade(documents.mongo)],
    notifications: mailKinds(notifications.mongo),
    orders: orderKinds(ofOrders.mongo, { refund: none, keep: none }, 0),
    payments: [
      ...money.map((kind) => withSecondPerson(payments.mongo, kind, second)),
      unknownPayments(payments.mongo, 0),
    ],
    returns: returnKinds(createReturnViews(returns.mongo)),
  };
  return Object.entries(kinds).flatMap(([service, list]) =>
    list.flatMap(({ kind, decisions = {} }) => Object.keys(decisions).map((code) => `${service} ${kind}: ${code}`)),
  );
};

/** Every action that staff can take in the staff UI and on the pages of orders and returns. */
export const deskActions = (shop: Shop, services: Services): readonly Action[] => {
  const client = <Definition extends RpcDefinition>(name: Name, definition: Definition) => {
    const made = services[name].client(definition);
    return <T>(by: Identity, call: (service: typeof made) => Promise<T>): Promise<T> => {
      const tokenFor = (service: string) => createSigner(shop.keys.signing.bff).sign(by, service);
      return insisting(() => runInScope({ requestId: randomId(), tokenFor }, () => call(made)));
    };
  };

  const actionOf =
    (service: Name, definition: RpcDefinition) =>
    (rpc: string, secondAnswers: readonly string[], fresh: Action['fresh'], name = rpc): Action => ({
      service,
      name,
      rpc: pathOf(definition, rpc),
      secondAnswers,
      mongo: services[service].mongo,
      fresh,
    });

  // Work that was given up.
  const aFailedJob = async (
    mongo: Mongo,
    {
      kind,
      payload,
      store = jobs,
      ...change
    }: { kind: string; payload: object; store?: JobStore; state?: string; tries?: number; runAt?: Date },
  ) => {
    const _id = unique('job');
    const now = new Date();
    const job = { kind, payload, state: 'failed', runAt: now, tries: 3, createdAt: now, lastError: 'no answer' };
    await store(mongo).insertOne({ _id, ...job, ...change } as never);
    return _id;
  };
  const decidedJobs = (mongo: Mongo, store: JobStore, _id: string) => () =>
    store(mongo).countDocuments({ _id, decision: { $exists: true } });

  const decideJob = (
    service: keyof typeof consumingDesks,
    kind: string,
    decision: string,
    job: () => Parameters<typeof aFailedJob>[1],
  ): Action => {
    const { mongo } = services[service];
    const definition = consumingDesks[service];
    const call = client(service, definition);
    const fresh = async () => {
      const wanted = job();
      const key = await aFailedJob(mongo, wanted);
      const value = decision === 'redirect' ? 'new@southline.example' : undefined;
      const decide = { kind, key, decision, reason, value };
      return {
        act: (by: Identity, requestId: string) => call(by, (desk) => desk.decideWaiting({ ...decide, requestId })),
        effects: decidedJobs(mongo, wanted.store ?? jobs, key),
      };
    };
    return actionOf(service, definition)('DecideWaiting', notWaiting, fresh, `${kind}: ${decision}`);
  };

  // Parked events: the actions work on events that the handler can process.
  const closed = (): Omit<ReturnType<typeof memberClosedMessage>, 'topic'> & { readonly topic: string } =>
    memberClosedMessage(unique('M'));
  const sent = (topic: string, value: Uint8Array) => ({
    ...memberClosedMessage(unique('M')),
    topic,
    key: 'any',
    value: Buffer.from(value),
  });
  const memberEvent = { handler: 'forget-member', message: closed, topic: memberClosed.topic };
  const forgotten = () => OrderForgotten.fromPartial({ orderId: unique('o'), forgottenAt: new Date().toISOString() });
  const forgottenEvent = {
    handler: 'order-forgotten',
    topic: orderForgotten.topic,
    message: () => sent(orderForgotten.topic, OrderForgotten.encode(forgotten()).finish()),
  };
  const staffActed = () => StaffActed.fromPartial({ actionId: unique('a'), at: new Date().toISOString(), actor: 'M' });
  const events: Readonly<
    Record<keyof typeof consumingDesks, { handler: string; topic: string; message: typeof closed }>
  > = {
    orders: memberEvent,
    returns: memberEvent,
    catalogue: memberEvent,
    content: memberEvent,
    notifications: forgottenEvent,
    documents: forgottenEvent,
    vouchers: {
      handler: 'free-vouchers',
      topic: orderCancelled.topic,
      message: () =>
        sent(
          orderCancelled.topic,
          OrderCancelled.encode(OrderCancelled.fromPartial({ orderId: unique('o') })).finish(),
        ),
    },
    auth: {
      handler: 'journal',
      topic: contentStaffActed.topic,
      message: () => sent(contentStaffActed.topic, StaffActed.encode(staffActed()).finish()),
    },
  };
  const parkedJob = (service: keyof typeof consumingDesks) => () => {
    const { handler, message } = events[service];
    const { topic, key, value, headers } = message();
    const payload = { topic, handler, key, value: new Binary(value), headers, from: '0/1' };
    return { kind: 'parked-event', payload, store: parkedEvents };
  };

  const decideParked = (service: keyof typeof consumingDesks, decision: 'replay' | 'discard'): Action => {
    const { mongo } = services[service];
    const definition = consumingDesks[service];
    const call = client(service, definition);
    const { handler, topic } = events[service];
    const others = { 'payload.topic': topic, 'payload.handler': handler, state: { $in: ['failed', 'queued'] } };
    const fresh = async () => {
      // A handler has at most one decision about its events at a time, so the earlier records are deleted first.
      await parkedEvents(mongo).deleteMany({ kind: 'parked-event', ...others } as never);
      await eventually(async () => {
        if ((await parkedEvents(mongo).countDocuments(others as never)) > 0) throw new Error('a replay is under way');
      });
      const key = await aFailedJob(mongo, parkedJob(service)());
      const all = { topic, handler, upTo: new Date().toISOString(), decision, reason };
      const begun = { kind: 'replay-run', 'payload.upTo': new Date(all.upTo) };
      return {
        act: (by: Identity, requestId: string) => call(by, (desk) => desk.decideParked({ ...all, requestId })),
        async effects() {
          await eventually(async () => {
            const waiting = { _id: key, state: { $in: ['failed', 'queued'] } };
            const runs = await parkedEvents(mongo).countDocuments(begun as never);
            if (runs > 0 && (await parkedEvents(mongo).countDocuments(waiting as never)) > 0)
              throw new Error('not yet');
          });
          return parkedEvents(mongo).countDocuments(begun as never);
        },
      };
    };
    const answers = ['NotWaiting', 'ReplayRunning'];
    return actionOf(service, definition)('DecideParked', answers, fresh, `parked events: ${decision} all`);
  };

  // Decisions about money. One administrator decides alone up to a limit; above it two must agree.
  interface MoneyRow {
    readonly service: 'orders' | 'payments';
    readonly kind: string;
    readonly decisions: readonly string[];
    /** Creates an item of this amount. `booked` counts how often a decision about it took effect. */
    readonly item: (decision: string, cents: number) => Promise<{ key: string; booked: () => Promise<number> }>;
  }
  const ordersDesk = client('orders', consumingDesks.orders);
  const paymentsDesk = client('orders', PaymentsDeskServiceService);
  const decideMoney = (service: MoneyRow['service']) => {
    const rpc =
      service === 'orders'
        ? pathOf(deskServices.orders, 'DecideWaiting')
        : pathOf(PaymentsDeskServiceService, 'DecidePaymentsWaiting');
    const decide = async (
      by: Identity,
      asked: { kind: string; key: string; decision: string; reason: string; requestId: string },
    ) => {
      if (service === 'orders') return ordersDesk(by, (desk) => desk.decideWaiting(asked));
      const token = await createSigner(shop.keys.signing.bff).sign(by, 'payments');
      return paymentsDesk(by, (desk) => desk.decidePaymentsWaiting({ ...asked, token }));
    };
    return { rpc, decide };
  };
  const moneyActions = ({ service, kind, decisions, item }: MoneyRow): Action[] => {
    const { mongo } = services[service];
    const { rpc, decide } = decideMoney(service);
    const action = (decision: string, fresh: Action['fresh']): Action => ({
      service,
      name: `${kind}: ${decision}`,
      rpc,
      secondAnswers: notWaiting,
      mongo,
      fresh,
    });
    const proposed = async (decision: string) => {
      const made = await item(decision, cents.above);
      const asked = { kind, key: made.key, reason };
      return { ...made, asked };
    };
    const [first = ''] = decisions;
    return [
      ...decisions.map((decision) =>
        action(decision, async () => {
          const { key, booked } = await item(decision, cents.direct);
          return {
            act: (by, requestId) => decide(by, { kind, key, decision, reason, requestId }),
            effects: booked,
          };
        }),
      ),
      ...decisions.map((decision) =>
        action(`propose-${decision}`, async () => {
          const { asked, key } = await proposed(decision);
          return {
            act: (by, requestId) => decide(by, { ...asked, decision: `propose-${decision}`, requestId }),
            effects: () => proposals(mongo).countDocuments({ kind, key }),
          };
        }),
      ),
      ...(['confirm', 'withdraw'] as const).map((decision) =>
        action(decision, async () => {
          const { asked, key, booked } = await proposed(first);
          await decide(anAdmin(), { ...asked, decision: `propose-${first}`, requestId: unique('r') });
          return {
            act: (by, requestId) => decide(by, { ...asked, decision, requestId }),
            effects:
              decision === 'confirm'
                ? booked
                : () => proposals(mongo).countDocuments({ kind, key, outcome: 'withdrawn' }),
          };
        }),
      ),
    ];
  };

  const payments = services.payments.client(PaymentsServiceService, {
    subject: 'service:orders',
    role: 'service',
  });
  const ofPayments = services.payments.mongo;
  /** A card payment that the provider has captured and that no service asks about. */
  const aPayment = async (amount: number) => {
    const orderId = randomId();
    const customer = { firstName: 'A', lastName: 'Buyer', addressLine: '1 Street', locality: 'Carlton' };
    const opened = await payments.openAttempt(
      OpenAttemptRequest.fromPartial({
        orderId,
        orderNo: unique('SL'),
        amount: { cents: amount, currency: 'AUD' },
        region: 'au',
        customer: { ...customer, state: 'VIC', postcode: '3053', phone: '0355501234', email: 'a@example.com' },
      }),
    );
    // While the card is posted the service knows no attempt that it could ask about. While it asks, the next check is further away.
    const made = await eventually(async () => {
      const idle = { $lt: new Date(Date.now() + 5_000) };
      const found = await attempts(ofPayments).findOneAndDelete({ orderId, nextCheckAt: idle });
      if (!found) throw new Error('the service asks the provider');
      return found;
    });
    await (await shop.sandbox.postCard(opened)).text();
    const { nextCheckAt: _, ...attempt } = made;
    const review = { state: 'Unknown', review: 'the fraud check objects' } as const;
    await attempts(ofPayments).insertOne({ ...attempt, ...review, version: attempt.version + 1 });
    return orderId;
  };
  const aPaymentInReview = async (_: string, amount: number) => {
    const key = `${await aPayment(amount)}-1`;
    return { key, booked: () => attempts(ofPayments).countDocuments({ _id: key, state: 'Captured' }) };
  };
  const aForeignCapture = async (_: string, amount: number) => {
    const orderId = await aPayment(amount);
    await attempts(ofPayments).deleteOne({ orderId });
    const captured = (await shop.sandbox.journal(orderId)).find(({ type }) => type === 'captured');
    const transaction = String(captured?.transactionId);
    const key = `foreign:${transaction}`;
    const facts = { transaction, reference: '', orderNo: '', cents: amount, foundAt: new Date() };
    await foreignCaptures(ofPayments).insertOne({ _id: key, ...facts } as never);
    return {
      key,
      booked: () => foreignCaptures(ofPayments).countDocuments({ _id: key, decided: { $exists: true } }),
    };
  };
  const aRefundInReview = async (decision: string, amount: number) => {
    const key = unique('refund');
    const facts = { orderId: randomId(), orderNo: unique('SL'), cents: amount, reason, captureTransaction: key };
    const rest = { state: 'FAILED', review: 'V6113', createdAt: new Date(), version: 1 };
    await refunds(ofPayments).insertOne({
      _id: key,
      ...facts,
      ...rest,
      ...(decision === 'retry' && { heldBack: true }),
    } as never);
    return {
      key,
      booked: async () => ((await refunds(ofPayments).findOne({ _id: key }))?.version ?? 0) - 1,
    };
  };

  // Orders and returns.
  const staff = aPerson('Admin', 0);
  /** An order of two lines with prices and, if asked for, two without. */
  const aPlacedOrder = async (withUnpriced = false): Promise<{ story: Story; orderId: string }> => {
    const story: Story = {
      ...beginStory(shop, Date.now()),
      isMember: false,
      random: () => (withUnpriced ? 0.3 : 0.99),
      staff: shop.person(staff),
    };
    const answer = await placeFirst(story);
    const [orderId] = [...story.orderIds];
    if (answer !== 'done' || !orderId) throw new Error(`the order was not placed: ${answer}`);
    return { story, orderId };
  };
  const ordersCall = client('orders', OrdersServiceService);
  const returnsCall = client('returns', ReturnsServiceService);
  const orderDocument = async (orderId: string) => {
    const found = await orders(services.orders.mongo).findOne({ _id: orderId });
    if (!found) throw new Error(`no order ${orderId}`);
    return found;
  };
  const onOrder = actionOf('orders', OrdersServiceService);
  const cancelled = (orderId: string, change: Partial<CancelOrderRequest>): CancelOrderRequest =>
    CancelOrderRequest.fromPartial({ orderId, reason, ...change });
  const staffCancellations = async (orderId: string): Promise<number> =>
    (await orderDocument(orderId)).cancellations?.filter(({ by }) => by !== undefined).length ?? 0;
  const allButOne = async (
    story: Story,
    orderId: string,
    cancel: (lines: CancelOrderRequest['lines']) => Promise<unknown>,
  ) => {
    const { lines } = await orderOf(story, orderId);
    await insisting(() => cancel(lines.map(({ lineId, quantity }) => ({ lineId, quantity: quantity - 1 }))));
  };
  const parcel = async (orderId: string, by: Identity, requestId: string) => {
    const request = { orderIds: [orderId], state: OrderState.ORDER_STATE_DISPATCHED, requestId };
    const parcels = { carrier: 'Post', trackingNo: 'T1', lines: [], parcelNo: undefined };
    const { results } = await ordersCall(by, (service) => service.updateFulfilment({ ...request, ...parcels }));
    return results[0]?.parcelNo;
  };
  const anOrderInReview = async (_: string, amount: number) => {
    const { orderId } = await aPlacedOrder();
    const review = `captured ${amount} cents of 100`;
    // The capture of another amount is found before the order is placed.
    const change = { $set: { state: 'Paid', review, reviewCents: amount }, $unset: { placedAt: '' } } as const;
    await orders(services.orders.mongo).updateOne({ _id: orderId }, change);
    const reference = `review:${orderId}`;
    return { key: orderId, booked: () => refunds(ofPayments).countDocuments({ _id: reference }) };
  };
  const aPlacedOrderInReview = async (_: string, amount: number) => {
    const { orderId } = await aPlacedOrder();
    const what = 'refund 1 is unexplained';
    const change = { review: what, findings: [{ what }], 'totals.totalToPay': amount } as object;
    await orders(services.orders.mongo).updateOne({ _id: orderId }, { $set: change });
    const kept = { _id: orderId, review: { $exists: false } };
    return { key: orderId, booked: () => orders(services.orders.mongo).countDocuments(kept) };
  };

  const aReturn = async (quantity = 1) => {
    const { story, orderId } = await aPlacedOrder();
    await parcel(orderId, staff, unique('r'));
    const delivered = { orderIds: [orderId], state: OrderState.ORDER_STATE_DELIVERED, requestId: unique('r') };
    await story.staff.orders((service) =>
      service.updateFulfilment({ ...delivered, carrier: '', trackingNo: '', lines: [], parcelNo: undefined }),
    );
    const { lines } = await orderOf(story, orderId);
    const [line] = lines;
    if (!line) throw new Error('an order with a line was expected');
    const wanted = { lineId: line.lineId, quantity, reason: 1, message: 'Does not fit.', fileName: '' };
    await insisting(() => story.buyer.returns((service) => service.createReturn({ orderId, lines: [wanted] })));
    const [made] = await returnsOf(story, orderId);
    const [item] = made?.items ?? [];
    if (!made || !item) throw new Error('a return was expected');
    const read = async () => {
      const [now] = await returnsOf(story, orderId);
      return now ?? made;
    };
    return { returnNo: made.returnNo, itemId: item.itemId, lineId: item.lineId, read };
  };
  const onReturn = actionOf('returns', ReturnsServiceService);
  const approve = (itemId: string, by: Identity) =>
    returnsCall(by, (service) =>
      service.respondToItem({
        itemId,
        response: ItemResponse.ITEM_RESPONSE_APPROVED,
        acceptable: true,
        attendOn: '',
        message: 'As agreed.',
        staffName: 'Kim',
      }),
    );

  const accounts = client('auth', StaffServiceService);
  const factors = client('auth', SecondFactorServiceService);
  const visitor = { clientAddress: '203.0.113.7', deviceHash: '', deviceLabel: '', region: 'au', language: 'en' };
  const ofAuth = services.auth.mongo;
  const invite = (by: Identity, email: string, requestId: string) =>
    accounts(by, (service) =>
      service.inviteStaff({
        email,
        firstName: 'Alex',
        lastName: 'Desk',
        userType: UserType.USER_TYPE_DEALER,
        reason,
        requestId,
        visitor,
      }),
    );
  const aDealer = async (change: object = {}) => {
    const email = `${unique('desk')}@southline.example`;
    await invite(staff, email, unique('r'));
    if (Object.keys(change).length > 0) await members(ofAuth).updateOne({ email }, { $set: change });
    return { email, count: (is: object) => members(ofAuth).countDocuments({ email, ...is }) };
  };
  const onStaff = actionOf('auth', StaffServiceService);

  const stock = services.catalogue.client(StockServiceService, { subject: 'service:orders', role: 'service' });
  const catalogueDesk = client('catalogue', consumingDesks.catalogue);
  const language = client('catalogue', CatalogueServiceService);
  const board = client('content', SwitchServiceService);

  const consuming = Object.keys(consumingDesks) as (keyof typeof consumingDesks)[];
  return [
    ...consuming.flatMap((service) => [
      ...['retry', 'discard'].map((decision) => decideJob(service, 'event-parked', decision, parkedJob(service))),
      decideParked(service, 'replay'),
      decideParked(service, 'discard'),
    ]),
    ...authKinds(ofAuth).flatMap(({ kind, decisions = {} }) =>
      Object.keys(decisions).map((decision) =>
        decideJob('auth', kind, decision, () => ({ kind: 'not-worked-off', payload: { kind: 'sign-up' } })),
      ),
    ),
    ...Object.keys(documentsNotMade(services.documents.mongo).decisions ?? {}).map((decision) =>
      decideJob('documents', 'document-not-made', decision, () => ({
        kind: 'render-papers',
        payload: { orderId: unique('o') },
        state: 'queued',
        tries: 9,
        runAt: new Date(Date.now() + 3_600_000),
      })),
    ),
    actionOf('catalogue', consumingDesks.catalogue)(
      'DecideWaiting',
      notWaiting,
      async () => {
        // Orders does not know the order.
        const orderId = unique('o');
        const key = `${orderId}:1`;
        const lines = [{ cleansedPartNo: 'SQP100', quantity: 1 }];
        await insisting(() => stock.holdStock(HoldStockRequest.fromPartial({ orderId, round: 1, lines })));
        const decide = { kind: 'hold-not-needed', key, decision: 'release', reason };
        return {
          act: (by, requestId) => catalogueDesk(by, (desk) => desk.decideWaiting({ ...decide, requestId })),
          effects: () => holds(services.catalogue.mongo).countDocuments({ _id: key, state: 'RELEASED' }),
        };
      },
      'hold-not-needed: release',
    ),
    ...mailKinds(services.notifications.mongo).flatMap(({ kind, decisions = {} }) =>
      Object.keys(decisions).map((decision) =>
        decideJob('notifications', kind, decision, () => ({
          kind: 'mail',
          payload: { template: 'order-confirmation', orderId: randomId(), address: 'old@southline.example' },
        })),
      ),
    ),
    ...moneyActions({ service: 'orders', kind: 'order-in-review', decisions: ['refund'], item: anOrderInReview }),
    ...moneyActions({
      service: 'orders',
      kind: 'placed-order-in-review',
      decisions: ['keep'],
      item: aPlacedOrderInReview,
    }),
    ...moneyActions({
      service: 'payments',
      kind: 'payment-in-review',
      decisions: ['accept', 'refund'],
      item: aPaymentInReview,
    }),
    ...moneyActions({
      service: 'payments',
      kind: 'capture-in-review',
      decisions: ['accept', 'refund'],
      item: aForeignCapture,
    }),
    ...moneyActions({
      service: 'payments',
      kind: 'refund-in-review',
      decisions: ['accept', 'retry'],
      item: aRefundInReview,
    }),
    actionOf('payments', PaymentsDeskServiceService)(
      'DecidePaymentsWaiting',
      notWaiting,
      async () => {
        const key = `${await aPayment(cents.direct)}-1`;
        const nextCheckAt = new Date(Date.now() + 3_600_000);
        await attempts(ofPayments).updateOne({ _id: key }, { $set: { nextCheckAt }, $unset: { review: '' } });
        const decide = { kind: 'payment-unknown', key, decision: 'ask', reason };
        return {
          act: (by, requestId) => decideMoney('payments').decide(by, { ...decide, requestId }),
          effects: () => attempts(ofPayments).countDocuments({ _id: key, decision: { $exists: true } }),
        };
      },
      'payment-unknown: ask',
    ),
    onOrder('UpdateFulfilment', done, async () => {
      const { orderId } = await aPlacedOrder();
      return {
        act: (by, requestId) => parcel(orderId, by, requestId),
        effects: async () => (await orderDocument(orderId)).parcels?.length ?? 0,
      };
    }),
    onOrder('OfferPrices', ['OfferChanged'], async () => {
      const { orderId, story } = await aPlacedOrder(true);
      const { lines } = await orderOf(story, orderId);
      const prices = lines
        .filter(({ priceOnApplication }) => priceOnApplication)
        .map(({ lineId }) => ({ lineId, price: { cents: 5_007, currency: 'AUD' } }));
      return {
        act: (by, requestId) =>
          ordersCall(by, (service) => service.offerPrices({ orderId, lines: prices, validDays: 7, requestId })),
        effects: async () => (await orderDocument(orderId)).offers?.length ?? 0,
      };
    }),
    onOrder('AnswerOffer', ['OfferChanged', ...done], async () => {
      const { orderId, story } = await aPlacedOrder(true);
      const { lines } = await orderOf(story, orderId);
      const wanted = lines.filter(({ priceOnApplication }) => priceOnApplication).map(({ lineId }) => lineId);
      const price = { cents: 5_007, currency: 'AUD' };
      const prices = wanted.map((lineId) => ({ lineId, price }));
      await story.staff.orders((service) =>
        service.offerPrices({ orderId, lines: prices, validDays: 7, requestId: unique('r') }),
      );
      const answer = { orderId, acceptLineIds: [], declineLineIds: wanted, offerNo: 1 };
      return {
        act: (by) => ordersCall(by, (service) => service.answerOffer(answer)),
        effects: async () =>
          (await orderDocument(orderId)).offers?.filter(({ state }) => state === 'Answered').length ?? 0,
      };
    }),
    onOrder('CancelOrder', ['AlreadyCancelled'], async () => {
      const { orderId, story } = await aPlacedOrder();
      await allButOne(story, orderId, (lines) =>
        story.buyer.orders((service) => service.cancelOrder(cancelled(orderId, { lines, requestId: unique('r') }))),
      );
      return {
        act: (by, requestId) => ordersCall(by, (service) => service.cancelOrder(cancelled(orderId, { requestId }))),
        effects: () => staffCancellations(orderId),
      };
    }),
    ...(['confirm', 'withdraw'] as const).map((step) =>
      onOrder(
        'CancelOrder',
        step === 'confirm' ? ['AlreadyCancelled', 'ProposalChanged'] : done,
        async () => {
          const { orderId, story } = await aPlacedOrder();
          await story.staff.orders((service) => service.cancelOrder(cancelled(orderId, { requestId: unique('r') })));
          const { lines } = await orderOf(story, orderId);
          const answer =
            step === 'confirm'
              ? { proposal: ProposalStep.PROPOSAL_STEP_CONFIRM, lines }
              : { proposal: ProposalStep.PROPOSAL_STEP_WITHDRAW };
          return {
            act: (by, requestId) =>
              ordersCall(by, (service) => service.cancelOrder(cancelled(orderId, { ...answer, requestId }))),
            effects: async () =>
              step === 'confirm'
                ? staffCancellations(orderId)
                : Number((await orderDocument(orderId)).cancelProposal === undefined),
          };
        },
        `CancelOrder: ${step}`,
      ),
    ),
    onOrder('ResendConfirmation', done, async () => {
      const { orderId } = await aPlacedOrder();
      return {
        act: (by, requestId) => ordersCall(by, (service) => service.resendConfirmation({ orderId, requestId })),
        effects: async () => (await orderDocument(orderId)).resends?.length ?? 0,
      };
    }),
    onOrder('ChangeDelivery', done, async () => {
      const { orderId } = await aPlacedOrder();
      const { delivery } = await orderDocument(orderId);
      const elsewhere = { ...delivery, addressLine: '9 Far Road' };
      return {
        act: (by, requestId) =>
          ordersCall(by, (service) => service.changeDelivery({ orderId, delivery: elsewhere, requestId })),
        effects: async () => (await orderDocument(orderId)).deliveryChanges?.length ?? 0,
      };
    }),
    onReturn('RespondToItem', ['AlreadyProcessed'], async () => {
      const { itemId, read } = await aReturn();
      return {
        act: (by) => approve(itemId, by),
        effects: async () =>
          (await read()).items.filter(({ response }) => response === ItemResponse.ITEM_RESPONSE_APPROVED).length,
      };
    }),
    onReturn('ApproveReturn', ['AlreadyProcessed', ...done], async () => {
      const { returnNo, read } = await aReturn();
      const answer = { returnNo, acceptable: true, attendOn: '', message: 'As agreed.', staffName: 'Kim' };
      return {
        act: (by) => returnsCall(by, (service) => service.approveReturn(answer)),
        effects: async () =>
          (await read()).items.filter(({ response }) => response === ItemResponse.ITEM_RESPONSE_APPROVED).length,
      };
    }),
    ...[ProcessAction.PROCESS_ACTION_COMPLETE, ProcessAction.PROCESS_ACTION_DECLINE].map((action) => {
      const completes = action === ProcessAction.PROCESS_ACTION_COMPLETE;
      const fresh = async () => {
        const { returnNo, itemId, lineId, read } = await aReturn();
        await approve(itemId, staff);
        const choices = [{ lineId, includeInStock: true, wrongPartSent: false }];
        const request = { returnNo, action, dealerNote: reason, staffName: 'Kim', choices };
        return {
          act: (by: Identity) => returnsCall(by, (service) => service.processReturn(request)),
          effects: async () => ((await read()).state === 1 ? 0 : 1),
        };
      };
      const name = `ProcessReturn: ${completes ? 'complete' : 'decline'}`;
      return onReturn('ProcessReturn', ['AlreadyProcessed'], fresh, name);
    }),
    onReturn(
      'ProcessReturn',
      ['AlreadyProcessed'],
      async () => {
        const { returnNo, itemId, lineId, read } = await aReturn(4);
        await approve(itemId, staff);
        const choices = [{ lineId, includeInStock: true, wrongPartSent: false }];
        const action = ProcessAction.PROCESS_ACTION_COMPLETE;
        const complete = (by: Identity) =>
          returnsCall(by, (service) =>
            service.processReturn({ returnNo, action, dealerNote: reason, staffName: 'Kim', choices }),
          );
        await complete(staff);
        return { act: complete, effects: async () => ((await read()).state === 1 ? 0 : 1) };
      },
      'ProcessReturn: confirm',
    ),
    onStaff('InviteStaff', done, async () => {
      const email = `${unique('desk')}@southline.example`;
      return {
        act: (by, requestId) => invite(by, email, requestId),
        effects: () => members(ofAuth).countDocuments({ email }),
      };
    }),
    ...(
      [
        ['Member', UserType.USER_TYPE_MEMBER, { userType: 'Member' }],
        ['Admin, a proposal', UserType.USER_TYPE_ADMIN, { proposal: { $exists: true } }],
      ] as const
    ).map(([role, userType, changed]) =>
      onStaff(
        'ChangeStaffRole',
        done,
        async () => {
          const { email, count } = await aDealer();
          return {
            act: (by) => accounts(by, (service) => service.changeStaffRole({ email, userType, reason })),
            effects: () => count(changed),
          };
        },
        `ChangeStaffRole: ${role}`,
      ),
    ),
    ...[true, false].map((agreed) =>
      onStaff(
        'DecideAdministrator',
        done,
        async () => {
          const { email, count } = await aDealer({ proposal: { by: 'M-other', reason } });
          return {
            act: (by) => accounts(by, (service) => service.decideAdministrator({ email, agreed, reason })),
            effects: () => count({ userType: agreed ? 'Admin' : 'Dealer', proposal: { $exists: false } }),
          };
        },
        `DecideAdministrator: ${agreed ? 'agree' : 'decline'}`,
      ),
    ),
    onStaff('EndStaffSessions', done, async () => {
      const { email, count } = await aDealer();
      const { credentialVersion = 1 } = (await members(ofAuth).findOne({ email })) ?? {};
      return {
        act: (by) => accounts(by, (service) => service.endStaffSessions({ email, credentialVersion, reason })),
        effects: () => count({ credentialVersion: credentialVersion + 1 }),
      };
    }),
    onStaff('SetStaffDisabled', done, async () => {
      const { email, count } = await aDealer();
      return {
        act: (by) => accounts(by, (service) => service.setStaffDisabled({ email, disabled: true, reason })),
        effects: () => count({ disabledAt: { $exists: true } }),
      };
    }),
    {
      ...actionOf('auth', SecondFactorServiceService)('ResetSecondFactor', ['NotFound'], async () => {
        const totp = { secret: 'sealed', lastStep: 0 };
        const { email, count } = await aDealer({ secondFactor: { totp, recoveryHashes: [] } });
        return {
          act: (by) => factors(by, (service) => service.resetSecondFactor({ email, reason, visitor })),
          effects: () => count({ secondFactor: { $exists: false } }),
        };
      }),
      again: 'NotFound',
    },
    actionOf('catalogue', CatalogueServiceService)('SetEverydayRow', done, async () => {
      const row = { language: 'en', kind: 'name', words: unique('thingy'), means: 'oil filter' };
      return {
        act: (by) => language(by, (service) => service.setEverydayRow({ row, remove: false })),
        async effects() {
          const own = await everydayLanguage(services.catalogue.mongo).findOne({ _id: 'own' });
          return own?.rows?.filter(({ words }) => words === row.words).length ?? 0;
        },
      };
    }),
    {
      ...actionOf('content', SwitchServiceService)('SetSwitch', ['SwitchesChanged'], async () => {
        const known = await switches(services.content.mongo).findOne({ _id: 'switches' });
        const version = known?.version ?? 0;
        const wanted = { version, name: 'plate-look-up-off', on: true, textEn: '', textZh: '', reason };
        const endsAt = new Date(Date.now() + 600_000).toISOString();
        return {
          act: (by) => board(by, (service) => service.setSwitch({ ...wanted, endsAt })),
          async effects() {
            const now = await switches(services.content.mongo).findOne({ _id: 'switches' });
            return (now?.version ?? 0) - version;
          },
        };
      }),
      again: 'SwitchesChanged',
    },
  ];
};
