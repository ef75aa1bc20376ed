import { limited } from '@southline/machine/limit';
import { size } from '@southline/testkit';
import { expect, it } from 'vitest';
import { buy, type Wish } from '../lib/buyer.ts';
import type { Guest } from '../lib/guest.ts';
import { type Answer, doneOf } from '../lib/http.ts';
import { insist } from '../lib/insist.ts';
import { armFaults, clearFaults, type Fault, refundsMade } from './provider.ts';
import { settled } from './settle.ts';
import { newBuyer, type Stage } from './stage.ts';

const returned = size('CHAOS_RETURNS', { usual: 3, thorough: 10 });
const kills = size('CHAOS_RETURN_KILLS', { usual: 3, thorough: 6 });
const inFlight = 4;
/**
 * The timeout of one of these tests: a base, plus the time for each order that is bought, returned and processed on a busy
 * machine.
 */
const [usualMs, eachMs] = [1_200_000, 6_000];
/** The most orders that staff can update in one call. */
const movedAtOnce = 100;
/**
 * Most refunds finish after payments has timed out and before payments would send them again (the settings are in stage.ts).
 */
const late = { operation: 'refund', kind: 'late', count: 100_000, delayMs: 1_000, longestMs: 12_000 } as const;
const lateRefunds: readonly Fault[] = [
  { ...late, share: 0.2, cut: 'at-once' },
  { ...late, share: 0.2, cut: 'after-work' },
  { ...late, share: 0.7 },
];
const victims = ['returns', 'payments', 'orders', 'returns', 'catalogue', 'notifications'] as const;

/** Repeats a call until a server has decided it: any answer but a server error or `Pending`. */
export const decided = <Sent extends Answer>(call: () => Promise<Sent>): Promise<Sent> =>
  insist(async () => {
    const answer = await call();
    if (answer.http < 500 && answer.body.code !== 'Pending') return answer;
    throw new Error(`not decided: ${answer.http} ${JSON.stringify(answer.body)}`);
  });

/** Another browser of a demo account. */
export const signedIn = async (stage: Stage, name: 'member' | 'dealer' | 'admin', label: string): Promise<Guest> => {
  const guest = newBuyer(stage, label);
  const password = stage.stack.facts.secrets.demoPassword;
  const credentials = { email: `${name}@southline.example`, password };
  doneOf(await decided(() => guest.connection.post('auth/sign-in', credentials)));
  return guest;
};

/** The parts to order for each return: those with the most units in stock. */
const plenty = ({ parts }: Stage, count: number, times: number): Wish[] => {
  const left = parts.map(({ productNr, extra, availableQuantity }) => {
    const quantity = Math.max(1, extra?.minQty ?? 1) * times;
    return { wish: { productNr, quantity }, times: Math.floor(availableQuantity / quantity) };
  });
  return Array.from({ length: count }, () => {
    const most = left.reduce((one, other) => (other.times > one.times ? other : one));
    most.times -= 1;
    return most.wish;
  });
};

/**
 * Places orders of the demo member one after another, because they share its cart, and marks them as delivered. Each order has
 * `times` the minimum quantity of its part.
 */
export const delivered = async (stage: Stage, desk: Guest, count: number, times = 1): Promise<string[]> => {
  const orderIDs: string[] = [];
  for (const [n, wish] of plenty(stage, count, times).entries()) {
    const { result, orderId } = await buy(await signedIn(stage, 'member', `returns-${n}`), [wish], 'pays');
    expect(result, `order ${n}`).toBe('placed');
    orderIDs.push(orderId);
  }
  stage.acknowledged.push(...orderIDs);
  for (let at = 0; at < count; at += movedAtOnce) {
    const body = { orderIDs: orderIDs.slice(at, at + movedAtOnce), status: 'Order Delivered' as const };
    doneOf(await decided(() => desk.connection.post('Order/update-fulfilment-status', body)));
  }
  return orderIDs;
};

/** A line of an order that its member asks to return. */
export interface Asked {
  readonly returnNo: string;
  readonly itemId: string;
  readonly lineId: string;
}

/**
 * Two tabs request a return of the same units at once; one of them must succeed. Requests all units that can be returned, or a
 * `share` of them. `exchangeFor`: the part that is wanted instead, as many as come back.
 */
export const askReturn = async (
  member: Guest,
  orderID: string,
  share = 1,
  exchangeFor: string | undefined = undefined,
): Promise<Asked> => {
  const { data } = doneOf(
    await decided(() => member.connection.post('return/get-return-order-info', { orderNo: orderID })),
  );
  const [line] = data.table;
  if (!line) throw new Error(`nothing of ${orderID} can be returned`);
  const { shoppingCartID, remainingQuantity } = line;
  const returnQuantity = remainingQuantity * share;
  const wanted = exchangeFor && { exchangeFor: { productNr: exchangeFor, quantity: returnQuantity } };
  const item = { orderID, shoppingCartID, returnQuantity, returnReason: 1, userMsg: 'Not needed.', ...wanted };
  const ask = () => decided(() => member.connection.post('return/create-return-order-item', { returnItems: [item] }));
  const asked = await Promise.all([ask(), ask()]);
  expect(asked.filter(({ body }) => body.status).length, 'requests').toBeLessThanOrEqual(1);

  // While returns is unavailable, the page of an order shows no returns.
  const requests = await insist(async () => {
    const answer = await member.connection.post('Order/get-member-order-details', { orderID });
    const found = answer.body.status ? doneOf(answer).data.returnDataTables : [];
    return found.length > 0 ? found : undefined;
  });
  const [request, ...others] = requests;
  if (!request || others.length > 0) throw new Error(`${requests.length} requests for a line of ${orderID}`);
  return { returnNo: request.returnOrderNumber, itemId: request.returnItemID, lineId: shoppingCartID };
};

export const approveReturn = async (desk: Guest, { itemId }: Asked): Promise<void> => {
  const answer = { returnItemID: itemId, response: 'RA', acceptable: 'Yes', message: '' } as const;
  await decided(() => desk.connection.post('return/respond-return-request', answer));
};

/** Presses Complete once, as a member of staff. */
const pressComplete = ({ connection }: Guest, { returnNo, lineId }: Asked) =>
  connection.post('return/process-return', {
    returnItems: {
      returnOrderNo: returnNo,
      actionCode: 'C' as const,
      dealerNotes: 'Unopened.',
      lines: [{ shoppingCartID: lineId, includeinStock: 'Yes' as const }],
    },
  });

/** The return is decided; its refund may still be under way. */
export const startRefund = (desk: Guest, asked: Asked): Promise<true> =>
  insist(async () => {
    const { body } = await pressComplete(desk, asked);
    return body.status || body.code === 'Pending' ? true : undefined;
  });

/** All staff complete the return at once; one of them must succeed. */
export const processReturn = async (desk: readonly Guest[], asked: Asked): Promise<void> => {
  const processed = await Promise.all(desk.map((one) => decided(() => pressComplete(one, asked))));
  const later = desk.slice(1).map(() => 'AlreadyProcessed');
  expect(processed.map(({ body }) => (body.status ? 'done' : body.code)).sort()).toEqual([...later, 'done']);
};

export const goodsComeBack = (stage: () => Stage) => {
  const name = `${kills} kills of what gives money back, at a slow provider, and each of ${returned} returns is refunded once`;
  const refundOnce = async () => {
    const { stack } = stage();
    const before = await refundsMade(stack);
    const desk = [await signedIn(stage(), 'dealer', 'dealer'), await signedIn(stage(), 'admin', 'admin')] as const;
    const orderIDs = await delivered(stage(), desk[0], returned);
    // Signs in only after the orders are placed: each order signs in too, and an account's number of sessions is limited.
    const member = await signedIn(stage(), 'member', 'returns');
    const killAt = new Map(
      Array.from({ length: kills }, (_, n) => [
        Math.floor(((n + 0.5) / kills) * returned),
        victims[n % victims.length] ?? 'returns',
      ]),
    );
    const killed: Promise<unknown>[] = [];
    await armFaults(stack, lateRefunds);
    await limited(orderIDs, inFlight, async (orderID, n) => {
      const victim = killAt.get(n);
      if (victim) killed.push(stack.kill(victim, 'SIGKILL'));
      const asked = await askReturn(member, orderID);
      await approveReturn(desk[0], asked);
      await processReturn(desk, asked);
    });
    await Promise.all(killed);
    await stack.ready();
    const settledAfter = await settled(stage());
    await clearFaults(stack);
    const refunds = (await refundsMade(stack)) - before;
    console.log(
      `returns: ${returned} returned, ${killed.length} kills, ${refunds} refunds; settled after ${settledAfter}`,
    );
    expect(refunds).toBe(returned);
  };
  it(name, refundOnce, Math.max(usualMs, returned * eachMs));
};
