import { createHash, timingSafeEqual } from 'node:crypto';
import { hourMs } from '@southline/kernel/clock';
import { normalizedAddress, readAddress } from '@southline/kernel/email';
import { busy, DomainError } from '@southline/kernel/errors';
import { randomId } from '@southline/platform/ids';
import { type LinkedOrder, orderCodeMs, orderLinkMs } from '@southline/platform/links';
import type { Redis } from '@southline/platform/redis';

/** The number of an order and the e-mail address of its buyer. */
export interface Pair {
  readonly orderNo: string;
  readonly email: string;
}

export type OrderKey = { readonly orderId: string } | { readonly orderNo: string };

/** An order that a guest session may use, although another session placed it. */
export interface OpenedOrder {
  readonly orderId: string;
  readonly orderNo: string;
  readonly owner: string;
  /**
   * When the link that opened the order was sealed. An order that was opened by a link can be read, but not changed.
   */
  readonly linkSealedAt?: number;
}

/**
 * Codes for guests' orders, and the orders that guest sessions have opened, across all processes. Throws Unavailable
 * without Redis.
 */
export interface GuestOrders {
  /** Starts a request for a code. The code of an earlier request for the pair becomes invalid. */
  begin(pair: Pair): Promise<{ requestId: string; validUntil: Date }>;
  /** Consumes the code of the pair. Throws CodeWrong, or CodeLocked after five tries. */
  use(pair: Pair, code: string): Promise<void>;
  open(guest: string, order: OpenedOrder): Promise<void>;
  opened(guest: string): Promise<readonly OpenedOrder[]>;
  endLinks(orderId: string): Promise<void>;
  isEnded(link: Pick<LinkedOrder, 'orderId' | 'sealedAt'>): Promise<boolean>;
}

const tries = 5;
/** As long as an unused session of a member lasts. */
const openMs = 12 * hourMs;

const codeLocked = () =>
  new DomainError('conflict', 'CodeLocked', 'This code was tried too often. Please ask for a new one.');
export const codeWrong = () =>
  new DomainError(
    'conflict',
    'CodeWrong',
    'This code is not right, or it is older than ten minutes. Please check it, or ask for a new one.',
  );

const codeKey = ({ orderNo, email }: Pair) => {
  const pair = `${orderNo.trim().toUpperCase()} ${normalizedAddress(readAddress(email))}`;
  return `order-code:${createHash('sha256').update(pair).digest('base64url')}`;
};
const triesKey = (requestId: string) => `order-code-tries:${requestId}`;
const openedKey = (guest: string) => `orders-opened:${guest}`;
const endedKey = (orderId: string) => `order-links-ended:${orderId}`;

interface Request {
  readonly requestId: string;
  readonly until: number;
}

interface Stored extends OpenedOrder {
  readonly until: number;
}

export const isNamed = (order: OpenedOrder, key: OrderKey): boolean =>
  'orderId' in key ? order.orderId === key.orderId : order.orderNo === key.orderNo;

const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw busy(error);
  }
};

export const createGuestOrders = (
  redis: Redis,
  codeOf: (requestId: string) => string,
  now: () => number = Date.now,
): GuestOrders => {
  /** The answer of each command. A failed command fails the whole transaction. */
  const all = async (transaction: ReturnType<Redis['multi']>): Promise<unknown[]> =>
    ((await transaction.exec()) ?? []).map(([error, answer]) => {
      if (error) throw error;
      return answer;
    });

  const countTry = async (requestId: string): Promise<number> => {
    const key = triesKey(requestId);
    const [count] = await all(redis.multi().incr(key).pexpire(key, orderCodeMs));
    return Number(count);
  };

  const isEnded: GuestOrders['isEnded'] = async ({ orderId, sealedAt }) =>
    Number(await redis.get(endedKey(orderId))) >= sealedAt;

  const isOpen = async ({ orderId, until, linkSealedAt }: Stored): Promise<boolean> =>
    until > now() && (linkSealedAt === undefined || !(await isEnded({ orderId, sealedAt: linkSealedAt })));

  const opened = async (guest: string): Promise<Stored[]> => {
    const stored = Object.values(await redis.hgetall(openedKey(guest))).map((value): Stored => JSON.parse(value));
    const open = await Promise.all(stored.map(isOpen));
    return stored.filter((_order, at) => open[at]);
  };

  return {
    begin: (pair) =>
      guarded(async () => {
        const request: Request = { requestId: randomId(), until: now() + orderCodeMs };
        await redis.set(codeKey(pair), JSON.stringify(request), 'PX', orderCodeMs);
        return { requestId: request.requestId, validUntil: new Date(request.until) };
      }),
    use: (pair, code) =>
      guarded(async () => {
        const stored = await redis.get(codeKey(pair));
        if (stored === null) throw codeWrong();
        const { requestId, until }: Request = JSON.parse(stored);
        if (until <= now()) throw codeWrong();
        if ((await countTry(requestId)) > tries) throw codeLocked();
        if (!timingSafeEqual(Buffer.from(code), Buffer.from(codeOf(requestId)))) throw codeWrong();
        // If two sessions use the same code at once, only one succeeds.
        if ((await redis.getdel(codeKey(pair))) !== stored) throw codeWrong();
      }),
    open: (guest, order) =>
      guarded(async () => {
        const known = (await opened(guest)).find(({ orderId }) => orderId === order.orderId);
        // If a session has opened the order by a code, a link does not reduce its rights.
        if (known && known.linkSealedAt === undefined && order.linkSealedAt !== undefined) return;
        const stored: Stored = { ...order, until: now() + openMs };
        const key = openedKey(guest);
        await all(redis.multi().hset(key, order.orderId, JSON.stringify(stored)).pexpire(key, openMs));
      }),
    opened: (guest) => guarded(() => opened(guest)),
    endLinks: (orderId) => guarded(async () => void (await redis.set(endedKey(orderId), now(), 'PX', orderLinkMs))),
    isEnded: (link) => guarded(() => isEnded(link)),
  };
};
