import type { Clock } from '@southline/kernel/clock';
import { voucherCode } from '@southline/kernel/voucher-code';
import { type Assessment, assess } from '../domain/assess.ts';
import type { Buyer, CartFacts } from '../domain/cart-facts.ts';
import type { HoldRepository, VoucherRepository } from '../domain/ports.ts';
import { isOpen } from '../domain/voucher.ts';

export interface AssessCart extends Buyer {
  readonly codes: readonly string[];
  readonly cart: CartFacts;
  /** Orders of this buyer, whose reservations do not count against the buyer. */
  readonly ownOrderIds: readonly string[];
}

export interface AssessPorts {
  readonly vouchers: VoucherRepository;
  readonly holds: HoldRepository;
  readonly clock: Clock;
}

/** Returns what the codes give for a cart. Reserves and redeems no use. */
export const assessCart =
  ({ vouchers, holds, clock }: AssessPorts) =>
  async ({ codes, cart, ownOrderIds, ...buyer }: AssessCart): Promise<Assessment[]> => {
    const cleaned = new Map(codes.map((code) => [code, voucherCode(code)]));
    const known = [...cleaned.values()].filter((code) => code !== undefined);
    const [found, used, own] = await Promise.all([
      vouchers.find(known),
      holds.usesOf(buyer, known, ownOrderIds),
      ownOrderIds.length > 0 ? holds.heldBy(ownOrderIds) : new Map<string, number>(),
    ]);
    const now = clock.now();
    const claims = codes.map((asked) => {
      const code = cleaned.get(asked) ?? asked;
      const { voucher, uses, held } = found.get(code) ?? { voucher: undefined, uses: 0, held: 0 };
      const mine = own.get(code) ?? 0;
      const left = voucher?.limit === undefined || uses + held - mine < voucher.limit;
      const usedByBuyer = voucher?.limitPerBuyer !== undefined && (used.get(code) ?? 0) >= voucher.limitPerBuyer;
      return { code, voucher: voucher && isOpen(voucher, now) && left ? voucher : undefined, usedByBuyer };
    });
    return assess(claims, cart);
  };
