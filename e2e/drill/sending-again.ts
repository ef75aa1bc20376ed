import { limited } from '@southline/machine/limit';
import { decided } from '../chaos/returns.ts';
import type { Guest } from '../lib/guest.ts';
import { doneOf } from '../lib/http.ts';
import { insist } from '../lib/insist.ts';
import { type RecordedOrder, reviewedIn, type World } from './world.ts';

const inFlight = 4;
const wanted = 'Order Dispatched';

/** All bought units of each line that has sent or cancelled units. Fewer than these can still be sent. */
const goneLines = ({ lines, parcels = [], cancellations = [] }: RecordedOrder) => {
  const gone = new Set([...parcels, ...cancellations].flatMap((each) => each.lines.map(({ lineId }) => lineId)));
  return lines
    .filter(({ lineId }) => gone.has(lineId))
    .map(({ lineId: shoppingCartID, quantity }) => ({ shoppingCartID, quantity }));
};

/** The answer to one call that sends units of an order: the code of its refusal, or "sent". */
const send = async (desk: Guest, order: RecordedOrder): Promise<string> => {
  const lines = goneLines(order);
  const body = { orderID: order._id, status: wanted, ...(lines.length > 0 && { lines }) } as const;
  const answer = await decided(() => desk.connection.post('Order/update-fulfilment-status', body));
  return answer.body.status ? 'sent' : (answer.body.code ?? '');
};

const refusals = ({ state }: RecordedOrder, isReviewed: boolean): readonly string[] => {
  if (state === 'Cancelled') return ['AlreadyCancelled'];
  return isReviewed ? ['OrderInReview'] : ['AlreadyDispatched', 'AlreadyCancelled'];
};

/**
 * Staff try to send every order that had sent or cancelled units before the loss, and every order in review.
 * Returns the orders whose call was not refused.
 */
export const sentAgain = async (
  desk: Guest,
  before: World,
  after: World,
): Promise<{ tried: number; sent: string[] }> => {
  const reviewed = new Set(reviewedIn(after).map(({ _id }) => _id));
  const all = [...before.orders.values()].filter((order) => reviewed.has(order._id) || goneLines(order).length > 0);
  const sent: string[] = [];
  await limited(all, inFlight, async (order) => {
    const answer = await send(desk, order);
    const due = refusals(order, reviewed.has(order._id));
    if (!due.includes(answer)) sent.push(`${order._id} (${order.state}): ${answer}, not ${due}`);
  });
  return { tried: all.length, sent };
};

/** Orders in review without an entry on the work list, and entries of orders that are in no review. */
export const workDiffering = async (desk: Guest, after: World): Promise<string[]> => {
  const data = await insist(async () => {
    const answer = doneOf(await decided(() => desk.connection.post('operations/get-work', {})));
    return answer.data.missing.length === 0 ? answer.data : undefined;
  });
  const entries = data.items.filter(({ kind }) => kind === 'placed-order-in-review').map(({ key }) => key);
  const reviewed = reviewedIn(after).map(({ _id }) => _id);
  return [
    ...reviewed.filter((id) => !entries.includes(id)).map((id) => `${id}: no entry on the work list`),
    ...entries.filter((id) => !reviewed.includes(id)).map((id) => `${id}: in no review`),
  ];
};
