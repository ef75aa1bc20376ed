import { eventually, unique } from '@southline/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { goodCard } from './lib/cards.ts';
import { atCheckout } from './lib/checkout.ts';
import { environment } from './lib/environment.ts';
import { details as deliveryDetails, Guest } from './lib/guest.ts';
import { mailsTo } from './lib/mailbox.ts';
import { buyableParts } from './lib/parts.ts';
import { fillCard, payButton, placedOrder, totalToPay } from './lib/screens/cart.ts';
import { labelOf, pathTo, receiveTraces, type Span } from './lib/traces.ts';

const { web, mailbox, tracesPort } = environment();
const email = `${unique('traced')}@example.com`;
const placed = 'southline.orders.order-placed.v1';
const paper = 'southline.documents.document-ready.v1';

/** The moments of the click that pays and of the thank-you page, in milliseconds. */
let placing: readonly [number, number];

const buy = async () => {
  const [part] = await buyableParts(new Guest(web, '').connection, 'Filters');
  if (!part) throw new Error('no filter to buy');
  const { visitor } = await atCheckout(part, email);
  await totalToPay(visitor);
  await fillCard(visitor, goodCard);
  const clicked = Date.now();
  await payButton(visitor).click();
  await placedOrder(visitor);
  placing = [clicked, Date.now()];
  await visitor.context.close();
  await mailsTo(mailbox, email);
};

const named = (label: string) => purchase.filter((span) => labelOf(span) === label);

/** The spans that the tests expect, with their minimum count. */
const awaited = {
  'bff: POST /:region/api/cart/submit-order': 1,
  [`orders: send ${placed}`]: 1,
  [`catalogue: process ${placed} settle-hold`]: 1,
  'documents: job render-papers': 1,
  [`documents: send ${paper}`]: 1,
  [`notifications: process ${paper} papers`]: 1,
  // One mail to the buyer and one to the dealer.
  'notifications: smtp send': 2,
};

const missingIn = (spans: readonly Span[]): string[] => {
  const labels = spans.map(labelOf);
  return Object.entries(awaited)
    .filter(([label, times]) => labels.filter((each) => each === label).length < times)
    .map(([label]) => label);
};

const isPlacing = ({ name, startTimeUnixNano }: Span): boolean => {
  const at = Number(BigInt(startTimeUnixNano) / 1_000_000n);
  // All clocks are of one machine, in milliseconds.
  return name.endsWith('/submit-order') && at >= placing[0] - 2 && at <= placing[1] + 2;
};

/** Processes export spans every few seconds independently: the mail's span may arrive before earlier ones. */
const complete = () => {
  // Another test may place an order at the same moment, so there may be several traces.
  const traceIds = traces.spans.filter(isPlacing).map(({ traceId }) => traceId);
  const orders = traceIds.map((id) => traces.spans.filter(({ traceId }) => traceId === id));
  const spans = orders.find((order) => missingIn(order).length === 0);
  if (!spans) throw new Error(`not there yet: ${orders.map(missingIn).join(' or ') || 'the call'}`);
  for (const span of spans) pathTo(span, spans);
  return spans;
};

const traces = await receiveTraces(tracesPort);
await buy();
const purchase = await eventually(complete, { intervalMs: 500 });
afterAll(() => traces.close());

describe('the trace of a purchase', () => {
  it('leads from the click that pays to the sending of the mail', () => {
    const paths = named('notifications: smtp send').map((sent) => pathTo(sent, purchase).map(labelOf));
    expect(paths).toContainEqual([
      'bff: POST /:region/api/cart/submit-order',
      'bff: southline.orders.v1.OrdersService/SubmitOrder',
      'orders: southline.orders.v1.OrdersService/SubmitOrder',
      `notifications: process ${placed} order-confirmation`,
      'notifications: job mail',
      'notifications: smtp send',
    ]);
  });

  it('contains the effects of the order: documents rendered and announced, stock settled', () => {
    const [settled] = named(`catalogue: process ${placed} settle-hold`);
    expect(settled).toBeDefined();
    expect(named('documents: job render-papers')).toHaveLength(1);
    for (const announced of named(`notifications: process ${paper} papers`)) {
      expect(pathTo(announced, purchase).map(labelOf).slice(2)).toEqual([
        'orders: southline.orders.v1.OrdersService/SubmitOrder',
        `documents: process ${placed} papers`,
        'documents: job render-papers',
        `notifications: process ${paper} papers`,
      ]);
    }
    expect(named(`orders: send ${placed}`)).toHaveLength(1);
    expect(named(`documents: send ${paper}`)).toHaveLength(1);
  });

  it('no span begins before its parent or says that it failed', () => {
    for (const span of purchase) {
      const parent = pathTo(span, purchase).at(-2);
      // All clocks are of one machine, in milliseconds.
      const slack = 2_000_000n;
      if (parent)
        expect(BigInt(span.startTimeUnixNano) + slack, labelOf(span)).toBeGreaterThanOrEqual(
          BigInt(parent.startTimeUnixNano),
        );
      expect(span.status?.code ?? 0, labelOf(span)).not.toBe(2);
    }
  });

  it('every call of the purchase has a trace of its own, and none holds a word about the buyer or the card', () => {
    const roots = traces.spans.filter(({ parentSpanId, service }) => !parentSpanId && service === 'bff');
    const calls = [
      'add-to-cart',
      'update-cart-customer-details',
      'eway-access-code',
      'eway-query-transaction',
      'submit-order',
    ];
    for (const call of calls) expect(roots.filter(({ name }) => name.includes(call)).length, call).toBeGreaterThan(0);
    expect(new Set(roots.map(({ traceId }) => traceId)).size).toBe(roots.length);
    const everything = JSON.stringify(traces.spans.map(({ name, attributes }) => [name, attributes]));
    const { DeliveryPostcode, ...others } = deliveryDetails(email);
    const secrets = [...Object.values(others).filter((word) => word.length > 3), goodCard.number];
    for (const secret of secrets) expect(everything).not.toContain(secret);
    // Ports, sizes and ids may contain the digits of a postcode by chance, so it is looked for as a word of a text.
    const texts = traces.spans.flatMap(({ attributes = [] }) => attributes.map(({ value }) => value.stringValue ?? ''));
    expect(texts.filter((text) => text.split(/[^\w-]+/).includes(DeliveryPostcode))).toEqual([]);
  });
});
