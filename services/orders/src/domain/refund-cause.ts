import type { Cents } from '@southline/kernel/money';

/** Why an order that was paid for is not placed. */
export type RefundCause = 'SoldOut' | 'BoughtAlready' | 'VoucherUsedUp' | 'OfferEnded';

interface Words {
  /** For the order's history and the ledger of payments. */
  readonly why: string;
  /** The reason in the mail. */
  readonly mailed: string;
  /** The reason on the page. */
  readonly told: string;
}

const words: Readonly<Record<RefundCause, Words>> = {
  SoldOut: {
    why: 'sold out before it was paid',
    mailed: 'Part of your order sold out before your payment arrived.',
    told: 'Part of this order sold out before it was paid for.',
  },
  BoughtAlready: {
    why: 'its goods were bought with another order',
    mailed: 'You had already bought the same goods with another order. That order goes ahead.',
    told: 'You have already bought these goods with another order, which goes ahead.',
  },
  VoucherUsedUp: {
    why: 'its voucher was used up before it was paid',
    mailed: 'The voucher of your order was used up before your payment arrived.',
    told: 'The voucher of this order was used up before it was paid for.',
  },
  OfferEnded: {
    why: 'its price offer ended before it was paid',
    mailed: 'The price offer had ended before your payment arrived.',
    told: 'The price offer had ended before this order was paid for.',
  },
};

export const refundWords = (cause: RefundCause = 'SoldOut'): Words => words[cause];

/** Why an order was cancelled after a capture: it could not be placed, or the captured amount was not its total. */
export type CancelCause = RefundCause | 'AmountDiffers';

/** The reason in events, which an earlier version of notifications prints in its mails. */
export const mailedReason = (cause: CancelCause): string =>
  cause === 'AmountDiffers' ? 'What was paid was not what the order costs.' : words[cause].mailed;

/** The fields of an order that say how it ended. */
export interface EndedOrder {
  readonly refundCause?: RefundCause | undefined;
  readonly totals: { readonly totalToPay: Cents };
}

/** The message of the page about an order that ended. */
export const endedMessage = ({ refundCause, totals }: EndedOrder): string =>
  `${refundWords(refundCause).told}${totals.totalToPay > 0 ? ' Your payment is being refunded.' : ''}`;
