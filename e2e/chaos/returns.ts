import { expect, it } from 'vitest';
import { buy, type Wish } from '../lib/buyer.ts';
import type { Guest } from '../lib/guest.ts';
import { type Answer, doneOf } from '../lib/http.ts';
import { insist } from '../lib/insist.ts';
import { limited } from '../lib/limited.ts';
import { armFaults, clearFaults, type Fault, refundsMade } from './provider.ts';
import { settled } from './settle.ts';
import { newBuyer, type Stage } from './stage.ts';

const returned = Number(process.env.CHAOS_RETURNS ?? 10);
const kills = Number(process.env.CHAOS_RETURN_KILLS ?? 6);
const inFlight = 4;
/** As long as a test of these may take, and a bought, returned and processed order on a busy machine. */
const [usualMs, eachMs] = [1_200_000, 6_000];
/** As many orders as staff move by one call. */
const movedAtOnce = 100;
/** Most refunds are made after payments has given up waiting, and before it would send them again (stage.ts). */
const late = { operation: 'refund', kind: 'late', count: 100_000, delayMs: 1_000, longestMs: 12_000 } as const;
const lateRefunds: readonly Fault[] = [
  { ...late, share: 0.2, cut: 'at-once' },
  { ...late, share: 0.2, cut: 'after-work' },
  { ...late, share: 0.7 },
];
const victims = ['returns', 'payments', 'orders', 'returns', 'catalogue', 'notifications'] as const;

/** What a call came to once a server has decided it. */
const decided = <Sent extends Answer>(call: () => Promise<Sent>): Promise<Sent> =>
  insist(async () => {
    const answer = await call();
    return answer.http >= 500 || answer.body.code === 'Pending' ? undefined : answer;
  });

/** Another browser of a demo account. */
const signedIn = async (stage: Stage, name: 'member' | 'dealer' | 'admin', label: string): Promise<Guest> => {
  const guest = newBuyer(stage, label);
  const password = stage.stack.facts.secrets.demoPassword;
  const credentials = { email: `${name}@southline.example`, password };
  doneOf(await decided(() => guest.connection.post('auth/sign-in', credentials)));
  return guest;
};

/** What is bought for each return: of the parts whatever most can be bought of. */
const plenty = ({ parts }: Stage): Wish[] => {
  const left = parts.map(({ productNr, extra, availableQuantity }) => {
    const quantity = Math.max(1, extra?.minQty ?? 1);
    return { wish: { productNr, quantity }, times: Math.floor(availableQuantity / quantity) };
  });
  return Array.from({ length: returned }, () => {
    const most = left.reduce((one, other) => (other.times > one.times ? other : one));
    most.times -= 1;
    return most.wish;
  });
};

/** Orders of the demo member, one after another: they share its cart. */
const delivered = async (stage: Stage, desk: Guest): Promise<string[]> => {
  const orderIDs: string[] = [];
  for (const [n, wish] of plenty(stage).entries()) {
    const { result, orderId } = await buy(await signedIn(stage, 'member', `returns-${n}`), [wish], 'pays');
    expect(result, `order ${n}`).toBe('placed');
    orderIDs.push(orderId);
  }
  stage.acknowledged.push(...orderIDs);
  for (let at = 0; at < returned; at += movedAtOnce) {
    const body = { orderIDs: orderIDs.slice(at, at + movedAtOnce), status: 'Order Delivered' as const };
    doneOf(await decided(() => desk.connection.post('Order/update-fulfilment-status', body)));
  }
  return orderIDs;
};

/** Two tabs ask for all units of a line at once, and two of the desk process the return: one of each is first. */
const returnLine = async (member: Guest, desk: readonly Guest[], orderID: string): Promise<void> => {
  const { data } = doneOf(
    await decided(() => member.connection.post('return/get-return-order-info', { orderNo: orderID })),
  );
  const [line] = data.table;
  if (!line) throw new Error(`nothing of ${orderID} can be returned`);
  const { shoppingCartID, remainingQuantity: returnQuantity } = line;
  const item = { orderID, shoppingCartID, returnQuantity, returnReason: 1, userMsg: 'Not needed.' };
  const ask = () => decided(() => member.connection.post('return/create-return-order-item', { returnItems: [item] }));
  const asked = await Promise.all([ask(), ask()]);
  expect(asked.filter(({ body }) => body.status).length, 'requests').toBeLessThanOrEqual(1);

  // While returns are away an order is shown without them.
  const requests = await insist(async () => {
    const answer = await member.connection.post('Order/get-member-order-details', { orderID });
    const found = answer.body.status ? doneOf(answer).data.returnDataTables : [];
    return found.length > 0 ? found : undefined;
  });
  const [request, ...others] = requests;
  if (!request || others.length > 0) throw new Error(`${requests.length} requests for a line of ${orderID}`);
  const answer = { returnItemID: request.returnItemID, response: 'RA', acceptable: 'Yes', message: '' } as const;
  await decided(() => (desk[0] ?? member).connection.post('return/respond-return-request', answer));

  const returnItems = {
    returnOrderNo: request.returnOrderNumber,
    actionCode: 'C' as const,
    dealerNotes: 'Unopened.',
    lines: [{ shoppingCartID, includeinStock: 'Yes' as const }],
  };
  const processed = await Promise.all(
    desk.map(({ connection }) => decided(() => connection.post('return/process-return', { returnItems }))),
  );
  expect(processed.map(({ body }) => (body.status ? 'done' : body.code)).sort()).toEqual(['AlreadyProcessed', 'done']);
};

export const goodsComeBack = (stage: () => Stage) => {
  const name = `${kills} kills of what gives money back, at a slow provider, and each of ${returned} returns is refunded once`;
  const refundOnce = async () => {
    const { stack } = stage();
    const before = await refundsMade(stack);
    const desk = [await signedIn(stage(), 'dealer', 'dealer'), await signedIn(stage(), 'admin', 'admin')] as const;
    const orderIDs = await delivered(stage(), desk[0]);
    // After the sign-ins of its orders: an account has so many sessions and no more.
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
      await returnLine(member, desk, orderID);
    });
    await Promise.all(killed);
    await stack.ready();
    const settledMs = await settled(stage(), 180_000);
    await clearFaults(stack);
    const refunds = (await refundsMade(stack)) - before;
    console.log(
      `returns: ${returned} returned, ${killed.length} kills, ${refunds} refunds; settled after ${settledMs} ms`,
    );
    expect(refunds).toBe(returned);
  };
  it(name, refundOnce, Math.max(usualMs, returned * eachMs));
};
