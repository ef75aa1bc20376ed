import {
  CatalogueServiceService,
  HoldState,
  PartQuote,
  QuotePartsResponse,
  StockServiceService,
} from '@southline/contracts/catalogue';
import { type Money, StockLevel } from '@southline/contracts/common';
import { deskServices } from '@southline/contracts/desk';
import {
  AttemptOutcome,
  CheckOrderResponse,
  ConfirmAttemptResponse,
  PaymentsServiceService,
  RefundState,
} from '@southline/contracts/payments';
import { AssessCartResponse, VouchersServiceService } from '@southline/contracts/vouchers';
import { DomainError } from '@southline/kernel/errors';
import type { CallContext } from '@southline/platform/grpc';
import { startStub } from '@southline/testkit/stub';

export interface Part {
  priceCents: number;
  available: number;
  minQuantity?: number;
}

/** A stub of the catalogue: prices, units and holds by order and round. */
export const startCatalogue = async (verifyKeys: string) => {
  const parts = new Map<string, Part>();
  const holds = new Map<string, 'held' | 'released'>();
  let down = false;
  let releasesFail = false;
  const up = (works = true) => {
    if (down || !works) throw new DomainError('unavailable', 'Unavailable', 'down');
  };
  const stub = await startStub(verifyKeys, [
    [
      CatalogueServiceService,
      {
        quoteParts: async ({ partNos }: { partNos: string[] }) => {
          up();
          const quotes = partNos.flatMap((asked) => {
            const part = parts.get(asked);
            if (!part) return [];
            return PartQuote.fromPartial({
              asked,
              part: { partNo: asked, cleansedPartNo: asked, description: `Part ${asked}` },
              price: { cents: part.priceCents, currency: 'AUD' },
              minQuantity: part.minQuantity ?? 1,
              available: part.available,
              stockLevel: StockLevel.STOCK_LEVEL_IN_STOCK,
              orderable: true,
            });
          });
          return QuotePartsResponse.fromPartial({ quotes });
        },
      },
    ],
    [
      StockServiceService,
      {
        holdStock: async ({
          orderId,
          round,
          lines,
        }: {
          orderId: string;
          round: number;
          lines: { cleansedPartNo: string; quantity: number; price?: Money }[];
        }) => {
          up();
          const key = `${orderId}:${round}`;
          if (holds.get(key) === 'released') throw new DomainError('conflict', 'HoldEnded', 'ended');
          const sells = ({ cleansedPartNo, price }: (typeof lines)[number]) =>
            price === undefined || price.cents === parts.get(cleansedPartNo)?.priceCents;
          if (!lines.every(sells)) throw new DomainError('conflict', 'PriceChanged', 'changed');
          if (holds.get(key) === 'held') return { state: HoldState.HOLD_STATE_HELD };
          const short = lines.filter(
            ({ cleansedPartNo, quantity }) => (parts.get(cleansedPartNo)?.available ?? 0) < quantity,
          );
          if (short.length > 0) {
            throw new DomainError(
              'conflict',
              'StockShort',
              'short',
              Object.fromEntries(short.map(({ cleansedPartNo }) => [cleansedPartNo, '0'])),
            );
          }
          for (const { cleansedPartNo, quantity } of lines) {
            const part = parts.get(cleansedPartNo);
            if (part) part.available -= quantity;
          }
          holds.set(key, 'held');
          return { state: HoldState.HOLD_STATE_HELD };
        },
        releaseStock: async ({ orderId, round }: { orderId: string; round: number }) => {
          up(!releasesFail);
          holds.set(`${orderId}:${round}`, 'released');
          return { state: HoldState.HOLD_STATE_RELEASED };
        },
      },
    ],
  ]);
  return {
    ...stub,
    parts,
    holds,
    setDown: (value: boolean) => {
      down = value;
    },
    failReleases: (value: boolean) => {
      releasesFail = value;
    },
  };
};

/** A stub of vouchers: each code gives free delivery; holds by order and round. */
export const startVouchers = async (verifyKeys: string) => {
  const holds = new Map<string, 'held' | 'released'>();
  let holdsFail = false;
  let releasesFail = false;
  const up = (works: boolean) => {
    if (!works) throw new DomainError('unavailable', 'Unavailable', 'down');
  };
  const stub = await startStub(verifyKeys, [
    [
      VouchersServiceService,
      {
        assessCart: async ({ codes, deliveryFee }: { codes: string[]; deliveryFee?: object }) => {
          const assessments = codes.map((code) => ({ code, title: code, revision: 1, deliveryDiscount: deliveryFee }));
          return AssessCartResponse.fromPartial({ assessments } as object);
        },
        holdVouchers: async ({ orderId, round }: { orderId: string; round: number }) => {
          up(!holdsFail);
          const key = `${orderId}:${round}`;
          if (holds.get(key) === 'released') throw new DomainError('conflict', 'HoldEnded', 'ended');
          holds.set(key, 'held');
        },
        releaseVouchers: async ({ orderId, round }: { orderId: string; round: number }) => {
          up(!releasesFail);
          holds.set(`${orderId}:${round}`, 'released');
        },
      },
    ],
  ]);
  return {
    ...stub,
    holds,
    failHolds: (value: boolean) => {
      holdsFail = value;
    },
    failReleases: (value: boolean) => {
      releasesFail = value;
    },
  };
};

/** A stub of payments: one attempt per order, whose outcome the test sets. */
export const startPayments = async (verifyKeys: string) => {
  const outcomes = new Map<string, AttemptOutcome>();
  const amounts = new Map<string, number>();
  const inFlight = new Set<string>();
  const refunds: string[] = [];
  const partRefunds = new Map<string, number>();
  let refuse: DomainError | undefined;
  let before: (orderId: string) => void | Promise<void> = () => {};
  const captured = (orderId: string) => outcomes.get(orderId) === AttemptOutcome.ATTEMPT_OUTCOME_CAPTURED;
  const stub = await startStub(verifyKeys, [
    [
      deskServices.payments,
      {
        listWaiting: async (_: object, { identity }: CallContext) => ({ items: [], more: [identity?.subject ?? ''] }),
        decideWaiting: async ({ decision }: { decision: string }, { identity }: CallContext) => ({
          state: `${decision} by ${identity?.subject}`,
        }),
      },
    ],
    [
      PaymentsServiceService,
      {
        openAttempt: async ({ orderId, amount }: { orderId: string; amount?: { cents: number } }) => {
          await before(orderId);
          if (refuse) throw refuse;
          amounts.set(orderId, amount?.cents ?? 0);
          return { accessCode: `code-${orderId}`, formUrl: 'http://127.0.0.1/form', transactionNo: `tx-${orderId}` };
        },
        confirmAttempt: async ({ orderId }: { orderId: string }) =>
          ConfirmAttemptResponse.fromPartial({
            outcome: outcomes.get(orderId) ?? AttemptOutcome.ATTEMPT_OUTCOME_PENDING,
            providerTransaction: captured(orderId) ? '4711' : '',
            captured: { cents: amounts.get(orderId) ?? 0, currency: 'AUD' },
            cardLastFour: captured(orderId) ? '1111' : '',
          }),
        checkOrder: async ({ orderId }: { orderId: string }) =>
          CheckOrderResponse.fromPartial({
            captured: captured(orderId),
            inFlight: inFlight.has(orderId),
            providerTransaction: captured(orderId) ? '4711' : '',
            openTransactionNo: amounts.has(orderId) && !outcomes.has(orderId) ? `tx-${orderId}` : '',
          }),
        refundOrder: async ({ reference }: { reference: string }) => {
          refunds.push(reference);
          return { state: RefundState.REFUND_STATE_PENDING };
        },
        refundPayment: async ({
          orderId,
          reference,
          amount,
        }: {
          orderId: string;
          reference: string;
          amount?: Money;
        }) => {
          await before(orderId);
          if (refuse) throw refuse;
          partRefunds.set(reference, amount?.cents ?? 0);
          return { state: RefundState.REFUND_STATE_PENDING, problem: '' };
        },
      },
    ],
  ]);
  return {
    ...stub,
    outcomes,
    amounts,
    inFlight,
    refunds,
    /** The booked refunds of parts, in cents by reference. */
    partRefunds,
    refuseWith: (error: DomainError | undefined) => {
      refuse = error;
    },
    /** Lets a test act before the answer to the next requests for an access code. */
    beforeOpening: (act: typeof before = () => {}) => {
      before = act;
    },
  };
};
