import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../shared/http/api-error.ts';
import { type CheckoutPorts, checkout, resume } from './checkout.ts';
import { type PaymentEvent, type PaymentState, paymentReducer } from './payment-state.ts';

const attempt = { orderID: 'o1', orderNo: 'S1', accessCode: 'AC', rdTransactionNo: 'RD' };
const pending = () => new ApiError('Pending', 'Being confirmed', 200, 1000);

type Step = 'save' | 'open' | 'report' | 'send' | 'query' | 'place';

/** A checkout in memory. Every step can be made to fail; `log` lists the events in order. */
const world = (failures: Partial<Record<Step, Error[]>> = {}) => {
  const log: string[] = [];
  const waits: number[] = [];
  const step = (name: Step) => {
    log.push(name);
    const failure = failures[name]?.shift();
    if (failure) throw failure;
  };
  const ports: CheckoutPorts = {
    saveDetails: async () => step('save'),
    openAttempt: async () => {
      step('open');
      return { ...attempt, formUrl: 'https://provider.example/form' };
    },
    reportCard: async () => step('report'),
    sendCard: async () => step('send'),
    queryAttempt: async () => step('query'),
    placeOrder: async () => {
      step('place');
      return { orderID: 'o1', orderNo: 'S1' };
    },
    reload: async () => {
      log.push('reload');
      return undefined;
    },
    remember: () => log.push('remember'),
    forget: () => log.push('forget'),
    wait: async (ms) => {
      waits.push(ms);
    },
  };
  let state: PaymentState = { step: 'idle' };
  const tell = (event: PaymentEvent) => {
    state = paymentReducer(state, event);
  };
  return { ports, tell, log, waits, state: () => state };
};

describe('paying', () => {
  test('saves, opens, sends the card, asks and places, and remembers the attempt while the card is out', async () => {
    const { ports, tell, log, state } = world();
    await checkout(ports, false, tell);
    expect(log).toEqual(['save', 'open', 'report', 'remember', 'send', 'query', 'place', 'forget']);
    expect(state()).toEqual({ step: 'placed', order: { orderID: 'o1', orderNo: 'S1' } });
  });

  test('re-load stops before the card is sent', async () => {
    const { ports, tell, log, state } = world({ open: [new ApiError('CartChanged', 're-load', 409)] });
    await checkout(ports, false, tell);
    expect(state()).toEqual({ step: 'changed', changes: undefined });
    expect(log).toEqual(['save', 'open', 'reload']);
  });

  test.each([
    ['re-load', new ApiError('CartChanged', 're-load', 409), { step: 'changed' }],
    ['no answer', new ApiError('NoAnswer', 'offline', 0), { step: 'failed', title: 'payment', message: 'offline' }],
  ])('%s to the report that the card is about to be sent: none is sent', async (_, error, ended) => {
    const { ports, tell, log, state } = world({ report: [error] });
    await checkout(ports, false, tell);
    expect(state()).toMatchObject(ended);
    expect(log).not.toContain('send');
    expect(log).not.toContain('remember');
  });

  test('an earlier payment that is at its bank is waited for and never called failed', async () => {
    const { ports, tell, log, state } = world({ open: [new ApiError('AttemptInFlight', 'wait', 409)] });
    await checkout(ports, false, tell);
    expect(state()).toMatchObject({ step: 'failed', title: 'inFlight' });
    expect(log).toEqual(['save', 'open']);
  });

  test('re-load of an order with nothing to pay is no payment that went through', async () => {
    const { ports, tell, log, state } = world({ place: [new ApiError('CartChanged', 're-load', 409)] });
    await checkout(ports, true, tell);
    expect(state().step).toBe('changed');
    expect(log).toEqual(['save', 'place', 'reload']);
  });

  test('a pending payment is polled at the server’s pace, and then placed', async () => {
    const { ports, tell, waits, state } = world({ query: [pending(), pending()] });
    await checkout(ports, false, tell);
    expect(waits).toEqual([1000, 1000]);
    expect(state().step).toBe('placed');
  });

  test('a lost question is not a refusal', async () => {
    const { ports, tell, state } = world({ query: [new ApiError('NoAnswer', 'offline', 0)] });
    await checkout(ports, false, tell);
    expect(state().step).toBe('placed');
  });

  test('a payment that stays pending ends as unconfirmed, stays remembered and is never called failed', async () => {
    const { ports, tell, log, state } = world({ query: Array.from({ length: 100 }, pending) });
    await checkout(ports, false, tell);
    expect(state()).toEqual({ step: 'unconfirmed', attempt });
    expect(log).not.toContain('forget');
  });

  test("a declined card ends with the server's message and forgets the attempt", async () => {
    const { ports, tell, log, state } = world({ query: [new ApiError('Declined', 'Try another card.', 200)] });
    await checkout(ports, false, tell);
    expect(state()).toEqual({ step: 'failed', title: 'payment', message: 'Try another card.' });
    expect(log.at(-1)).toBe('forget');
    expect(log).not.toContain('place');
  });

  test('a card that could not be sent is queried before the buyer may try again', async () => {
    const lost = world({ send: [new TypeError('failed')], query: Array.from({ length: 100 }, pending) });
    await checkout(lost.ports, false, lost.tell);
    expect(lost.state()).toMatchObject({ step: 'failed', title: 'unsent' });
    const arrived = world({ send: [new TypeError('answer lost')] });
    await checkout(arrived.ports, false, arrived.tell);
    expect(arrived.state().step).toBe('placed');
  });

  test('a paid order that cannot be placed at once is tried again and never called failed', async () => {
    const down = () => new ApiError('Unavailable', 'down', 503);
    const later = world({ place: [down(), down()] });
    await checkout(later.ports, false, later.tell);
    expect(later.state().step).toBe('placed');
    const never = world({ place: Array.from({ length: 100 }, down) });
    await checkout(never.ports, false, never.tell);
    expect(never.state()).toEqual({ step: 'unplaced', attempt, message: 'down' });
  });

  test('a paid order that was cancelled has failed: there is nothing left to finish', async () => {
    const refunding = 'This order was cancelled and its payment is being refunded.';
    const { ports, tell, log, state } = world({ place: [new ApiError('OrderCancelled', refunding, 409)] });
    await checkout(ports, false, tell);
    expect(state()).toEqual({ step: 'failed', title: 'cancelled', message: refunding });
    expect(log.at(-1)).toBe('forget');
  });

  test('nothing to pay goes from the details to the order', async () => {
    const { ports, tell, log } = world();
    await checkout(ports, true, tell);
    expect(log).toEqual(['save', 'place', 'forget']);
  });
});

test('after a reload the attempt is queried, and no second card is sent', async () => {
  const { ports, tell, log, state } = world({ query: [pending()] });
  await resume(ports, attempt, tell);
  expect(log).toEqual(['query', 'query', 'place', 'forget']);
  expect(state().step).toBe('placed');
});

describe('the state', () => {
  test('a second start while one runs changes nothing', () => {
    expect(paymentReducer({ step: 'confirming' }, { type: 'started' })).toEqual({ step: 'confirming' });
  });

  test('a placed order stays placed', () => {
    const placed: PaymentState = { step: 'placed', order: { orderID: 'o1', orderNo: 'S1' } };
    expect(paymentReducer(placed, { type: 'failed', title: 'payment', message: 'late' })).toBe(placed);
  });
});
