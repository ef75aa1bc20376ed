import { DomainError } from '@southline/kernel/errors';
import { describe, expect, test } from 'vitest';
import { isSurplus } from '../domain/refund.ts';
import { aWorld, refundLongestMs } from './testing.ts';

describe('opening a payment', () => {
  test('again for the same amount returns the attempt that is open', async () => {
    const world = aWorld();
    const first = await world.open();
    expect([(await world.open()).id, world.provider.codes]).toEqual([first.id, 1]);
  });

  test('for another amount closes the one before, which stays watched: its code still takes money', async () => {
    const world = aWorld();
    await world.open();
    const second = await world.open({ amountCents: 500 });
    expect(second).toMatchObject({ attemptNo: 2, amountCents: 500, state: 'Open' });
    expect(world.attempt(1)).toMatchObject({ state: 'Closed', nextCheckAt: expect.any(Date) });
  });

  test('of an order that has been paid is refused, also when nobody has asked about that payment yet', async () => {
    const world = aWorld();
    world.pay(await world.open(), '1');
    await expect(world.open({ amountCents: 500 })).rejects.toMatchObject({ code: 'AlreadyCaptured' });
    expect([world.provider.codes, world.account()?.capturedCents]).toEqual([1, 12_345]);
  });

  test('is refused while nobody can say whether the attempt before took money', async () => {
    const world = aWorld();
    await world.open();
    world.provider.silent = true;
    await expect(world.open()).rejects.toMatchObject({ code: 'AttemptInFlight' });
    expect(world.provider.codes).toBe(1);
  });

  test('is refused while nobody can say so of an attempt that is closed, either', async () => {
    const world = aWorld();
    await world.open();
    const second = await world.open({ amountCents: 500 });
    world.pay(second, '2', { approved: false, codes: ['D4405'] });
    await world.settle(second.id);
    world.provider.silent = true;
    await expect(world.open()).rejects.toMatchObject({ code: 'AttemptInFlight' });
    expect(world.provider.codes).toBe(2);
  });

  test('that got no access code leaves an attempt that the next one does not wait for', async () => {
    const world = aWorld();
    world.provider.silent = true;
    await expect(world.open()).rejects.toMatchObject({ code: 'PaymentUnavailable' });
    world.provider.silent = false;
    expect((await world.open()).attemptNo).toBe(2);
    expect(world.attempt(1)?.state).toBe('Closed');
  });
});

test('while payments are switched off none opens, one that is paid is captured, and refunds go on', async () => {
  const world = aWorld();
  const { transactionNo, ...opened } = await world.open();
  world.provider.switchedOff = () => Promise.reject(new DomainError('unavailable', 'SwitchedOff', 'Later.'));
  await expect(world.open({ orderId: 'another' })).rejects.toMatchObject({ code: 'SwitchedOff' });
  await expect(world.open()).rejects.toMatchObject({ code: 'SwitchedOff' });
  expect(world.provider.codes).toBe(1);
  world.pay({ transactionNo, ...opened }, '1');
  expect(await world.confirm(transactionNo)).toMatchObject({ outcome: 'captured' });
  await world.refund('r1', 500);
  await world.carryOut('r1');
  expect(world.refunds()).toMatchObject([{ state: 'SETTLED' }]);
});

describe('what became of a payment', () => {
  test('a capture is kept once, however many ask at once', async () => {
    const world = aWorld();
    const { id, transactionNo } = await world.open();
    world.pay(await world.open(), '1');
    const settled = await Promise.all([world.settle(id), world.settle(id), world.confirm(transactionNo)]);
    expect(settled[2]).toEqual({ outcome: 'captured', transaction: '1', cents: 12_345, cardLastFour: '1111' });
    expect(world.account()).toMatchObject({ capturedCents: 12_345, refundableCents: 12_345, version: 1 });
    expect(world.refunds()).toEqual([]);
  });

  test('a second capture of the order goes back whole, and the order is paid by the first', async () => {
    const world = aWorld();
    const first = await world.open();
    const second = await world.open({ amountCents: 500 });
    world.pay(second, '2');
    await world.settle(second.id);
    world.pay(first, '1');
    expect(await world.confirm(first.transactionNo)).toMatchObject({
      outcome: 'captured',
      transaction: '2',
      cents: 500,
    });
    expect(world.attempt(1)).toMatchObject({ state: 'Captured', surplus: true });
    expect(world.refunds()).toMatchObject([{ reference: 'double:1', cents: 12_345, captureTransaction: '1' }]);
    expect(world.refunds().map(isSurplus)).toEqual([true]);
    expect(world.account()).toMatchObject({ capturedCents: 500, refundableCents: 500 });
  });

  test.each([
    ['another amount', { totalCents: 12_344 }],
    ["another order's number", { invoiceNumber: 'SL2' }],
    ["another attempt's reference", { invoiceReference: 'order-9' }],
  ])('an approval of %s pays nothing and waits for a person', async (_, changes) => {
    const world = aWorld();
    world.pay(await world.open(), '1', changes);
    expect(await world.confirm()).toMatchObject({ outcome: 'pending' });
    expect([world.attempt(1)?.review, world.account()]).toEqual([expect.any(String), undefined]);
  });

  test("one transaction never pays two orders' attempts", async () => {
    const world = aWorld();
    world.pay(await world.open(), '1');
    await world.confirm();
    const other = await world.open({ orderId: 'other' });
    world.pay(other, '1');
    const { attempt, certain } = await world.settle(other.id);
    expect([attempt.state, certain, attempt.review]).toEqual(['Unknown', false, "transaction 1 is another payment's"]);
  });
});

describe('giving money back', () => {
  const paid = async () => {
    const world = aWorld();
    world.pay(await world.open(), '1');
    await world.confirm();
    return world;
  };

  test('is booked once by its reference, and never more than was taken', async () => {
    const world = await paid();
    const booked = await Promise.all([world.refund('cancel:order'), world.refund('cancel:order')]);
    expect(booked.map(({ state }) => state)).toEqual(['PENDING', 'PENDING']);
    await expect(world.refund('return')).rejects.toMatchObject({ code: 'NothingToRefund' });
    expect([world.account()?.refundableCents, world.refunds().map(({ cents }) => cents)]).toEqual([0, [12_345]]);
  });

  test('in parts takes each part off what is left, and none that is more than that', async () => {
    const world = await paid();
    await Promise.all([world.refund('R1', 10_000), world.refund('R1', 10_000), world.refund('R2', 2_000)]);
    await expect(world.refund('R3', 346)).rejects.toMatchObject({ code: 'NothingToRefund' });
    await expect(world.refund('R1', 2)).rejects.toMatchObject({ code: 'KeyReused' });
    await world.refund('cancel:order');
    expect([world.account()?.refundableCents, world.refunds().map(({ cents }) => cents)]).toEqual([
      0,
      [10_000, 2_000, 345],
    ]);
  });

  test('that the provider refuses failed and is done by a later try; another part need not wait for it', async () => {
    const world = await paid();
    await world.refund('R1', 10_000);
    await world.refund('R2', 2_000);
    world.provider.refuses = 'V6154';
    await expect(world.carryOut('R1')).rejects.toThrow('V6154');
    expect(world.refunds()[0]).toMatchObject({ state: 'FAILED', review: 'V6154' });
    world.provider.refuses = '';
    await world.carryOut('R2');
    await world.carryOut('R1');
    expect(world.refunds()).toMatchObject([{ state: 'SETTLED' }, { state: 'SETTLED' }]);
    expect(world.refunds()[0]).not.toHaveProperty('review');
    expect([world.provider.refunds, world.provider.left.get('1')]).toEqual([2, 345]);
  });

  test('whose answer was lost is looked after before it is asked for again', async () => {
    const world = await paid();
    await world.refund('cancel:order');
    world.provider.silent = true;
    await expect(world.carryOut('cancel:order')).rejects.toThrow('no answer');
    world.provider.silent = false;
    await world.carryOut('cancel:order');
    await world.carryOut('cancel:order');
    expect([world.provider.refunds, world.provider.left.get('1')]).toEqual([1, 0]);
    expect(world.refunds()).toMatchObject([{ state: 'SETTLED' }]);
  });

  test('that the provider makes late is not sent again before its longest time, and settled once', async () => {
    const world = await paid();
    await world.refund('R1', 3_000);
    world.provider.late = true;
    await expect(world.carryOut('R1')).rejects.toThrow('no answer in time');
    for (const ms of [60_000, 300_000, 500_000]) {
      world.pass(ms);
      expect(await world.carryOut('R1')).toBeInstanceOf(Date);
    }
    world.catchUp();
    await world.carryOut('R1');
    expect([world.provider.refunds, world.provider.left.get('1')]).toEqual([1, 9_345]);
    expect(world.refunds()).toMatchObject([{ state: 'SETTLED', refundTransaction: 'back of 1 1' }]);
  });

  test('without a trace at the provider is sent again after its longest time', async () => {
    const world = await paid();
    await world.refund('R1', 3_000);
    world.provider.late = true;
    await expect(world.carryOut('R1')).rejects.toThrow('no answer in time');
    world.provider.late = false;
    world.pass(refundLongestMs);
    await world.carryOut('R1');
    expect([world.provider.refunds, world.refunds()[0]?.state]).toEqual([2, 'SETTLED']);
  });

  test('in parts: one whose answer was lost holds up no other', async () => {
    const world = await paid();
    await world.refund('R1', 3_000);
    await world.refund('R2', 2_000);
    world.provider.late = true;
    await expect(world.carryOut('R1')).rejects.toThrow('no answer in time');
    world.provider.late = false;
    await world.carryOut('R2');
    world.catchUp();
    await world.carryOut('R1');
    expect(world.refunds()).toMatchObject([{ state: 'SETTLED' }, { state: 'SETTLED' }]);
    expect(world.refunds().some(({ review }) => review)).toBe(false);
  });

  test('in equal parts: one reads what the payment holds only when it is its turn', async () => {
    const world = await paid();
    await world.refund('R1', 5_000);
    await world.refund('R2', 5_000);
    let mayRead = () => {};
    const second = new Promise<{ done: Promise<unknown> }>((hasBegun) => {
      const read = new Promise<void>((resolve) => {
        mayRead = resolve;
      });
      world.provider.reading = () => {
        world.provider.reading = async () => {};
        hasBegun({ done });
        return read;
      };
      world.provider.loses = 'R2';
      const done = world.carryOut('R2').catch(() => undefined);
    });
    const { done } = await second;
    await world.carryOut('R1');
    mayRead();
    await done;
    world.pass(refundLongestMs);
    await Promise.allSettled(['R1', 'R2'].map(world.carryOut));
    expect(world.refunds().filter(({ state }) => state === 'SETTLED')).toHaveLength(world.provider.refunds);
  });

  test('which the provider makes twice is settled, and a person is told', async () => {
    const world = await paid();
    await world.refund('R1', 3_000);
    await world.refund('R2', 2_000);
    world.provider.times = 2;
    await world.carryOut('R1');
    world.provider.times = 1;
    await world.carryOut('R2');
    expect(world.refunds()).toMatchObject([
      { state: 'SETTLED', overpaid: 3_000, review: 'the provider made it more than once' },
      { state: 'SETTLED' },
    ]);
    expect(world.refunds()[1]).not.toHaveProperty('review');
  });

  test('of a payment that money went back from in another way waits for a person, who has it sent', async () => {
    const world = await paid();
    await world.refund('R1', 3_000);
    world.provider.left.set('1', 9_345);
    await expect(world.carryOut('R1')).rejects.toThrow('3000 cents of the payment went back without a refund of ours');
    await expect(world.carryOut('R1')).rejects.toThrow('waits for a person');
    expect([world.provider.refunds, world.refunds()[0]?.state]).toEqual([0, 'PENDING']);
    for (let press = 0; press < 2; press += 1) {
      await world.retry('R1');
      await expect(world.carryOut('R1')).rejects.toThrow('waits for a person');
    }
    for (let time = 0; time < 2; time += 1) expect(await world.notDone('R1')).toBe('PENDING');
    expect(world.refunds()[0]).not.toHaveProperty('review');
    await world.carryOut('R1');
    expect([world.provider.refunds, world.provider.left.get('1')]).toEqual([1, 6_345]);
    expect(world.refunds()).toMatchObject([{ state: 'SETTLED', cents: 3_000 }]);
    expect(world.refunds()[0]).not.toHaveProperty('review');
  });

  test('that a person has sent again is not, once the provider turns out to have it', async () => {
    const world = await paid();
    await world.refund('R1', 3_000);
    world.provider.late = true;
    await expect(world.carryOut('R1')).rejects.toThrow('no answer in time');
    world.provider.left.set('1', 9_345);
    world.pass(refundLongestMs);
    await expect(world.carryOut('R1')).rejects.toThrow('money went back');
    await world.notDone('R1');
    world.provider.left.set('1', 12_345);
    world.catchUp();
    await world.carryOut('R1');
    expect([world.provider.refunds, world.refunds()[0]?.state]).toEqual([1, 'SETTLED']);
  });

  test('that a person has sent again is held back again when more money went back since', async () => {
    const world = await paid();
    await world.refund('R1', 3_000);
    world.provider.left.set('1', 9_345);
    await expect(world.carryOut('R1')).rejects.toThrow('waits for a person');
    await world.notDone('R1');
    world.provider.left.set('1', 5_345);
    await expect(world.carryOut('R1')).rejects.toThrow('7000 cents of the payment went back');
    expect([world.provider.refunds, world.refunds()[0]]).toMatchObject([0, { heldBack: true }]);
  });

  test('that a person has sent again may be repeated after a lost answer, without a further decision', async () => {
    const world = await paid();
    await world.refund('R1', 3_000);
    world.provider.left.set('1', 9_345);
    await expect(world.carryOut('R1')).rejects.toThrow('waits for a person');
    await world.notDone('R1');
    world.provider.loses = 'R1';
    await expect(world.carryOut('R1')).rejects.toThrow('broken connection');
    world.provider.loses = '';
    world.pass(refundLongestMs);
    await world.carryOut('R1');
    expect([world.provider.refunds, world.refunds()[0]?.state]).toEqual([1, 'SETTLED']);
  });

  test('that is held back goes on by itself once nothing is unexplained any more', async () => {
    const world = await paid();
    await world.refund('R1', 3_000);
    world.provider.left.set('1', 9_345);
    await expect(world.carryOut('R1')).rejects.toThrow('waits for a person');
    world.provider.left.set('1', 12_345);
    await world.carryOut('R1');
    expect(world.refunds()[0]).toMatchObject({ state: 'SETTLED' });
    expect([world.provider.refunds, world.provider.left.get('1')]).toEqual([1, 9_345]);
  });
});
