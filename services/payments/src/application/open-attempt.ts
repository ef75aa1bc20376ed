import { setTimeout as pause } from 'node:timers/promises';
import type { Cents } from '@southline/kernel/money';
import { randomId } from '@southline/platform/ids';
import { type Attempt, isFinal, move } from '../domain/attempt.ts';
import { alreadyCaptured, attemptInFlight, invalidPayment, paymentSetup, providerAway } from '../domain/errors.ts';
import { newAttempt } from '../domain/new-attempt.ts';
import { type Buyer, ProviderTrouble } from '../domain/ports.ts';
import { nextCheck } from '../domain/schedule.ts';
import { type Ports, staleAt } from './ports.ts';
import type { SettleAttempt } from './settle-attempt.ts';

export interface OpenAttempt {
  readonly orderId: string;
  readonly orderNo: string;
  readonly amountCents: Cents;
  readonly buyer: Buyer;
  /** Either au or nz. */
  readonly region: string;
}

/** An attempt for which a card can be posted. */
export type OpenedAttempt = Attempt & { readonly accessCode: string; readonly formUrl: string };

const maxRounds = 5;
const creationPollMs = 50;
const creationWaitMs = 5_000;

const isOpen = (attempt: Attempt): attempt is OpenedAttempt =>
  attempt.state === 'Open' && attempt.accessCode !== undefined && attempt.formUrl !== undefined;

const check = ({ orderId, orderNo, amountCents, region }: OpenAttempt): void => {
  if (!/^[\w-]{1,50}$/.test(orderId)) throw invalidPayment('order_id');
  // Older versions of the provider's API accept no longer number.
  if (!/^[\w-]{1,12}$/.test(orderNo)) throw invalidPayment('order_no');
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0) throw invalidPayment('amount');
  if (region !== 'au' && region !== 'nz') throw invalidPayment('region');
};

/**
 * Opens a payment attempt, or returns the open one of the same amount. Asks first about earlier attempts that can still be
 * captured. If one is captured or in flight, no new attempt opens. `refuse` throws while payments are off.
 */
export const openAttempt = (ports: Ports, settle: SettleAttempt, refuse: () => Promise<void>) => {
  const { attempts, clock, settings } = ports;
  const create = createAtProvider(ports);

  /** Waits a short time for the access code of an attempt that another call is opening. */
  const whenCreated = async (attempt: Attempt): Promise<Attempt> => {
    const end = clock.now().getTime() + creationWaitMs;
    let now: Attempt | undefined = attempt;
    while (now?.state === 'Created' && clock.now().getTime() < end && clock.now() < staleAt(now.createdAt, settings)) {
      await pause(creationPollMs);
      now = await attempts.get(attempt.id);
    }
    return now ?? attempt;
  };

  /** Returns the earlier attempt if it can be used again, or undefined if a new one may be opened. Throws otherwise. */
  const reconsider = async (earlier: Attempt, amountCents: Cents): Promise<OpenedAttempt | undefined> => {
    const { attempt, certain } = await settle((await whenCreated(earlier)).id);
    if (attempt.state === 'Captured') throw alreadyCaptured(attempt.orderId);
    if (!certain) throw attemptInFlight(attempt.orderId);
    if (!isOpen(attempt)) return undefined;
    if (attempt.amountCents === amountCents) return attempt;
    const now = clock.now();
    const watch = { nextCheckAt: nextCheck(0, now, settings.scale), checks: 1 };
    await attempts.save(attempt, move(attempt, 'Closed', 'the amount changed', now, watch));
    return undefined;
  };

  return async (command: OpenAttempt): Promise<OpenedAttempt> => {
    check(command);
    await refuse();
    const { orderId, orderNo, amountCents } = command;
    for (let round = 0; round < maxRounds; round += 1) {
      // Most orders have one attempt, so earlier ones are read only after an insert was refused.
      const earlier = round === 0 ? [] : await attempts.ofOrder(orderId);
      if (earlier.some(({ state }) => state === 'Captured')) throw alreadyCaptured(orderId);
      for (const attempt of earlier.filter((one) => !isFinal(one))) {
        const usable = await reconsider(attempt, amountCents);
        if (usable) return usable;
      }
      const now = clock.now();
      const created = newAttempt({
        orderId,
        orderNo,
        attemptNo: (earlier[0]?.attemptNo ?? 0) + 1,
        amountCents,
        transactionNo: randomId(),
        now,
        staleAt: staleAt(now, settings),
        lifetimeMs: settings.codeLifetimeMs,
      });
      // Another call for the same order inserted its attempt first. The next round reads it.
      if (await attempts.insert(created)) return create(created, command);
    }
    throw attemptInFlight(orderId);
  };
};

const createAtProvider = ({ attempts, provider, clock, logger, settings }: Ports) => {
  /** Closes an attempt whose access code never reached a buyer. */
  const giveUp = async (attempt: Attempt, why: string): Promise<void> => {
    logger.warn({ attempt: attempt.id, why }, 'no access code');
    await attempts.save(attempt, move(attempt, 'Closed', why, clock.now()));
  };

  return async (created: Attempt, { region, buyer }: OpenAttempt): Promise<OpenedAttempt> => {
    const { id, orderNo, amountCents } = created;
    const redirectUrl = `${settings.publicUrl}/${region}/cart`;
    try {
      const answer = await provider.openAccessCode({ reference: id, orderNo, amountCents, redirectUrl, buyer });
      if ('refused' in answer) {
        logger.error({ attempt: id, codes: answer.refused }, 'the provider refuses our request');
        await giveUp(created, answer.refused.join(','));
        throw paymentSetup(id);
      }
      const now = clock.now();
      const watch = { nextCheckAt: nextCheck(0, now, settings.scale), checks: 1 };
      const open = { ...move(created, 'Open', 'access code received', now, { ...answer, ...watch }), ...answer };
      if (!(await attempts.save(created, open))) throw providerAway();
      return open;
    } catch (error) {
      if (!(error instanceof ProviderTrouble)) throw error;
      await giveUp(created, error.message);
      throw providerAway();
    }
  };
};
