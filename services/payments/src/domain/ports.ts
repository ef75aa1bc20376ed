import type { Cents } from '@southline/kernel/money';
import type { PaymentResult } from './verdict.ts';

export interface Buyer {
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly locality: string;
  readonly state: string;
  readonly postcode: string;
  readonly phone: string;
  readonly email: string;
}

export interface AccessCodeOrder {
  readonly reference: string;
  readonly orderNo: string;
  readonly amountCents: Cents;
  readonly redirectUrl: string;
  readonly buyer: Buyer;
}

export interface RefundRequest {
  readonly transaction: string;
  readonly cents: Cents;
  readonly reference: string;
  readonly orderNo: string;
}

/** Refused: the provider's codes say why, and nothing was done. */
export type AccessCodeAnswer =
  | { readonly accessCode: string; readonly formUrl: string }
  | { readonly refused: readonly string[] };

/** Refused as above. */
export type RefundAnswer = { readonly transaction: string } | { readonly refused: readonly string[] };

/**
 * The card provider. Every call throws {@link ProviderTrouble} when no usable answer came in time: then nobody knows
 * whether the operation was done.
 */
export interface PaymentProvider {
  /** Never repeated by itself: each call makes a new access code. */
  openAccessCode(order: AccessCodeOrder): Promise<AccessCodeAnswer>;
  resultOf(accessCode: string): Promise<PaymentResult>;
  /** Undefined when the provider has no payment of this reference. */
  resultByReference(reference: string): Promise<PaymentResult | undefined>;
  /** Cents of a transaction that can still be refunded (MaxRefund). */
  refundable(transaction: string): Promise<Cents>;
  /** Never repeated by itself. */
  refund(request: RefundRequest): Promise<RefundAnswer>;
}

/** No usable answer: time-out, broken connection, HTTP error, half a JSON, or too many failures lately. */
export class ProviderTrouble extends Error {
  override readonly name = 'ProviderTrouble';
}
