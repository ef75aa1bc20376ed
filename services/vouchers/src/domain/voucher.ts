import type { Cents } from '@southline/kernel/money';

/** The benefit of a voucher, on the lines that it applies to. */
export type Benefit =
  | { readonly kind: 'percentage'; readonly basisPoints: number }
  | { readonly kind: 'fixed'; readonly cents: Cents }
  | { readonly kind: 'free-delivery' }
  /** A part that is free while one of the voucher's lines is in the cart. */
  | { readonly kind: 'free-part'; readonly partNo: string; readonly quantity: number }
  /** For every `buy` + `get` units of a line, `get` units are free. */
  | { readonly kind: 'buy-n-get'; readonly buy: number; readonly get: number };

/** The lines to which a voucher applies. If both lists are empty, it applies to every line. */
export interface Scope {
  readonly categoryIds: readonly string[];
  /** Normalised part numbers. */
  readonly partNos: readonly string[];
  /** The lines in words for the buyer, in the plural: "globes". Empty for every line. */
  readonly words: string;
}

export interface Voucher {
  /** A–Z, 0–9 and hyphens, in capitals. */
  readonly code: string;
  /** The benefit in words for buyers: "10 % off". */
  readonly title: string;
  readonly benefit: Benefit;
  readonly scope: Scope;
  /** The first instant at which the voucher is valid; `until` is the first at which it is not. */
  readonly from: Date;
  readonly until?: Date | undefined;
  /** The minimum total of the lines in scope. */
  readonly minimumCents: Cents;
  readonly membersOnly: boolean;
  /** The most uses in total, and per buyer; undefined: no limit. */
  readonly limit?: number | undefined;
  readonly limitPerBuyer?: number | undefined;
  /** Whether it may be combined with other combinable vouchers. */
  readonly combinable: boolean;
  /** Incremented by each change, so that a hold can require the discount that was shown. */
  readonly revision: number;
  readonly endedAt?: Date | undefined;
}

/** Whether it can be used at `now`, apart from its limits. */
export const isOpen = ({ from, until, endedAt }: Voucher, now: Date): boolean =>
  from <= now && (!until || now < until) && !(endedAt && endedAt <= now);
