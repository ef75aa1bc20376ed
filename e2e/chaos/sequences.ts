import { capturesOf, readJournal } from '@southline/audit/journal';
import { limited } from '@southline/machine/limit';
import { pick } from '@southline/platform/measure';
import type { Data } from '@southline/rest/types';
import { size } from '@southline/testkit';
import { expect, it } from 'vitest';
import { buy, type Wish } from '../lib/buyer.ts';
import type { Guest } from '../lib/guest.ts';
import { type Answer, doneOf } from '../lib/http.ts';
import { insist } from '../lib/insist.ts';
import { decided, signedIn } from './returns.ts';
import { settled } from './settle.ts';
import { newBuyer, type Stage, someParts } from './stage.ts';

/**
 * These sequences use REST calls and every process. tools/audit/test runs thousands, also with price offers and exchanges; in
 * the usual run its killed-sequences.int.test.ts is enough.
 */
const sequences = size('CHAOS_SEQUENCES', { usual: 0, thorough: 600 });
const stepsEach = 6;
const inFlight = 6;
/** One of this many sequences has a kill between two of its steps. */
const killEvery = 10;
/** The timeout: a base, plus the time of each sequence on a busy machine. */
const [usualMs, eachMs] = [900_000, 4_000];
const victims = ['orders', 'returns', 'payments', 'catalogue', 'documents', 'notifications'] as const;

type Details = Data<'Order/get-member-order-details'>;

interface Sequence {
  readonly orderID: string;
  readonly buyer: Guest;
  /** In this test only members request returns. */
  readonly isMember: boolean;
  readonly desk: Guest;
  readonly random: () => number;
  /** The steps so far with their answers, for the report of a failure. */
  readonly taken: string[];
}

type Step = (sequence: Sequence) => Promise<Answer | undefined>;

const upTo = (random: () => number, most: number): number => 1 + Math.floor(random() * most);

const detailsOf = async ({ desk, orderID }: Pick<Sequence, 'desk' | 'orderID'>): Promise<Details> =>
  doneOf(await decided(() => desk.connection.post('Order/get-member-order-details', { orderID }))).data;

const cancelSome: Step = async (sequence) => {
  const { orderID, buyer, desk, random } = sequence;
  const { shoppingCartID, quantity } = pick(random, (await detailsOf(sequence)).orderDetails);
  const lines = [{ shoppingCartID, quantity: upTo(random, quantity) }];
  const [who, requestID] = [pick(random, [buyer, desk]), `${orderID}-${sequence.taken.length}`];
  return decided(() => who.connection.post('Order/cancel', { orderID, lines, reason: 'Not needed.', requestID }));
};

const cancelRest: Step = ({ orderID, buyer, taken }) =>
  decided(() => buyer.connection.post('Order/cancel', { orderID, requestID: `${orderID}-${taken.length}` }));

const sendParcel: Step = async (sequence) => {
  const { orderID, desk, random, taken } = sequence;
  const { shoppingCartID, quantity } = pick(random, (await detailsOf(sequence)).orderDetails);
  const lines = [{ shoppingCartID, quantity: upTo(random, quantity) }];
  const body = { orderID, lines, status: 'Order Dispatched', requestID: `${orderID}-${taken.length}` } as const;
  return decided(() => desk.connection.post('Order/update-fulfilment-status', body));
};

const moveTo =
  (status: 'Order Dispatched' | 'Order Delivered'): Step =>
  ({ orderID, desk }) =>
    decided(() => desk.connection.post('Order/update-fulfilment-status', { orderID, status }));

const askReturn: Step = async ({ orderID, buyer, isMember, random }) => {
  if (!isMember) return undefined;
  const info = await decided(() => buyer.connection.post('return/get-return-order-info', { orderNo: orderID }));
  const left = info.body.data?.table.filter(({ remainingQuantity }) => remainingQuantity > 0) ?? [];
  if (left.length === 0) return undefined;
  const { shoppingCartID, remainingQuantity } = pick(random, left);
  const returnQuantity = upTo(random, remainingQuantity);
  const item = { orderID, shoppingCartID, returnQuantity, returnReason: 1, userMsg: 'Not needed.' };
  return decided(() => buyer.connection.post('return/create-return-order-item', { returnItems: [item] }));
};

const answerRequests: Step = async (sequence) => {
  const open = (await detailsOf(sequence)).returnDataTables.filter(({ processedDate }) => processedDate === '');
  if (open.length === 0) return undefined;
  const { returnItemID } = pick(sequence.random, open);
  const response = sequence.random() < 0.8 ? 'RA' : 'RD';
  const acceptable = response === 'RA' ? 'Yes' : 'No';
  const answer = { returnItemID, response, acceptable, message: 'As agreed.' } as const;
  return decided(() => sequence.desk.connection.post('return/respond-return-request', answer));
};

const processReturn: Step = async (sequence) => {
  const open = (await detailsOf(sequence)).returnDataTables.filter(({ processedDate }) => processedDate === '');
  if (open.length === 0) return undefined;
  const { returnOrderNumber: returnOrderNo } = pick(sequence.random, open);
  const lines = open
    .filter(({ returnOrderNumber }) => returnOrderNumber === returnOrderNo)
    .map(({ shoppingCartID }) => ({ shoppingCartID, includeinStock: pick(sequence.random, ['Yes', 'No'] as const) }));
  const actionCode = sequence.random() < 0.8 ? 'C' : 'D';
  const returnItems = { returnOrderNo, actionCode, dealerNotes: 'Checked.', lines } as const;
  return decided(() => sequence.desk.connection.post('return/process-return', { returnItems }));
};

const steps: Readonly<Record<string, Step>> = {
  'cancel some': cancelSome,
  'cancel the rest': cancelRest,
  'send a parcel': sendParcel,
  dispatch: moveTo('Order Dispatched'),
  deliver: moveTo('Order Delivered'),
  'ask to return': askReturn,
  'answer the request': answerRequests,
  'process the return': processReturn,
};

/** A refusal is a good answer: the steps come in any order. */
const isAnswer = ({ http, body }: Answer): boolean =>
  body.status || ([400, 404, 409].includes(http) && body.message !== undefined);

const take = async (sequence: Sequence, name: string): Promise<void> => {
  const answer = await steps[name]?.(sequence);
  sequence.taken.push(answer ? `${name}: ${answer.body.status ? 'done' : (answer.body.code ?? answer.http)}` : name);
  if (answer && !isAnswer(answer)) throw new Error(`${name}: ${answer.http} ${JSON.stringify(answer.body)}`);
};

const cents = (dollars: number): number => Math.round(dollars * 100);

/** The expected sum of captures minus refunds: the value of the units kept, plus delivery unless all units are cancelled. */
const worthKept = ({ orderDetails, returnDataTables, shippingCost }: Details): number => {
  const returned = (lineId: string) =>
    returnDataTables
      .filter(({ shoppingCartID, status, returnResponse }) => {
        const isBack = status === 'Completed' && returnResponse === 'Request Approved';
        return isBack && shoppingCartID === lineId;
      })
      .reduce((sum, { quantity }) => sum + quantity, 0);
  const goods = orderDetails.map(({ sellPrice, quantity, cancelledQuantity, shoppingCartID }) => {
    const kept = quantity - cancelledQuantity - returned(shoppingCartID);
    return cents(sellPrice) * kept;
  });
  const isCancelled = orderDetails.every(({ quantity, cancelledQuantity }) => quantity === cancelledQuantity);
  return goods.reduce((sum, worth) => sum + worth, isCancelled ? 0 : cents(shippingCost));
};

/** Several units of each part, so that some can be cancelled and others returned. */
const wishesOf = (stage: Stage): readonly Wish[] =>
  someParts(stage).map(({ productNr, quantity }) => ({ productNr, quantity: quantity * upTo(stage.random, 3) }));

export const randomSequences = (stage: () => Stage) => {
  it.runIf(sequences > 0)(
    `after ${sequences} random sequences each order is paid to the cent for what its buyer keeps`,
    async () => {
      const { stack, random, seed, acknowledged } = stage();
      const desk = await signedIn(stage(), 'dealer', 'sequences-desk');
      const member = await signedIn(stage(), 'member', 'sequences-member');
      const all: Sequence[] = [];
      const place = async (buyer: Guest, wishes: readonly Wish[]): Promise<void> => {
        const { result, orderId } = await buy(buyer, wishes, 'pays');
        expect(result).toBe('placed');
        all.push({ orderID: orderId, buyer, isMember: buyer === member, desk, random, taken: [] });
      };
      const plans = Array.from({ length: sequences }, (_, n) => ({ n, wishes: wishesOf(stage()) }));
      // The member's orders share a cart, so they are placed one after another.
      for (const { wishes } of plans.filter(({ n }) => n % 2 === 0)) await place(member, wishes);
      await limited(
        plans.filter(({ n }) => n % 2 === 1),
        inFlight,
        ({ n, wishes }) => place(newBuyer(stage(), `sequence-${n}`), wishes),
      );
      acknowledged.push(...all.map(({ orderID }) => orderID));

      const killed: Promise<unknown>[] = [];
      await limited(all, inFlight, async (sequence, n) => {
        const killAt = n % killEvery === 0 ? Math.floor(random() * stepsEach) : -1;
        for (let step = 0; step < stepsEach; step += 1) {
          if (step === killAt) killed.push(stack.kill(pick(random, victims), 'SIGKILL'));
          await take(sequence, pick(random, Object.keys(steps)));
        }
      });
      await Promise.all(killed);
      await stack.ready();
      const settledAfter = await settled(stage());
      const done = all.flatMap(({ taken }) => taken.filter((step) => step.endsWith(': done')));
      console.log(`sequences: ${done.length} steps done, ${killed.length} kills; settled after ${settledAfter}`);

      const captures = capturesOf(await readJournal(stack.facts.urls.provider));
      const paid = new Map(captures.map(({ orderId, cents: paid, refundedCents }) => [orderId, paid - refundedCents]));
      for (const sequence of all) {
        const worth = worthKept(await insist(() => detailsOf(sequence)));
        expect(paid.get(sequence.orderID), `seed ${seed}, ${sequence.orderID}: ${sequence.taken.join(', ')}`).toBe(
          worth,
        );
      }
      // The state of an order forbids most steps, so few steps of a sequence are done.
      expect(done.length).toBeGreaterThan(sequences / 2);
    },
    Math.max(usualMs, sequences * eachMs),
  );
};
