import { expect, it } from 'vitest';
import { buy } from '../lib/buyer.ts';
import type { Guest } from '../lib/guest.ts';
import { type Answer, doneOf } from '../lib/http.ts';
import { insist } from '../lib/insist.ts';
import { limited } from '../lib/limited.ts';
import { settled } from './settle.ts';
import { newBuyer, type Stage, someParts } from './stage.ts';

const returned = Number(process.env.CHAOS_RETURNS ?? 10);
const inFlight = 4;
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

/** Orders of the demo member, one after another: they share its cart. */
const delivered = async (stage: Stage, desk: Guest): Promise<string[]> => {
  const orderIDs: string[] = [];
  for (let n = 0; n < returned; n += 1) {
    const { result, orderId } = await buy(await signedIn(stage, 'member', `returns-${n}`), someParts(stage), 'pays');
    expect(result).toBe('placed');
    orderIDs.push(orderId);
  }
  stage.acknowledged.push(...orderIDs);
  const body = { orderIDs, status: 'Order Delivered' as const };
  doneOf(await decided(() => desk.connection.post('Order/update-fulfilment-status', body)));
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

  const { data: order } = doneOf(
    await decided(() => member.connection.post('Order/get-member-order-details', { orderID })),
  );
  const [request, ...others] = order.returnDataTables;
  if (!request || others.length > 0) throw new Error(`${others.length + 1} requests for a line of ${orderID}`);
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
  it(`kills of what gives money back refund each of ${returned} returns once`, async () => {
    const { stack } = stage();
    const member = await signedIn(stage(), 'member', 'returns');
    const desk = [await signedIn(stage(), 'dealer', 'dealer'), await signedIn(stage(), 'admin', 'admin')] as const;
    const orderIDs = await delivered(stage(), desk[0]);
    const killAt = new Map(victims.map((victim, n) => [Math.floor(((n + 0.5) / victims.length) * returned), victim]));
    const killed: Promise<unknown>[] = [];
    await limited(orderIDs, inFlight, async (orderID, n) => {
      const victim = killAt.get(n);
      if (victim) killed.push(stack.kill(victim, 'SIGKILL'));
      await returnLine(member, desk, orderID);
    });
    await Promise.all(killed);
    await stack.ready();
    console.log(`returns: ${returned} refunded; settled after ${await settled(stage())} ms`);
  });
};
