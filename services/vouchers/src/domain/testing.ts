import type { CartFacts, CartLine } from './cart-facts.ts';
import type { Voucher } from './voucher.ts';

/** A voucher that counts for every cart and has been open for a long time. */
export const aVoucher = (over: Partial<Voucher> = {}): Voucher => ({
  code: 'SAVE10',
  title: '10 % off',
  benefit: { kind: 'percentage', basisPoints: 1_000 },
  scope: { categoryIds: [], partNos: [], words: '' },
  from: new Date('2020-01-01T00:00:00Z'),
  minimumCents: 0,
  membersOnly: false,
  combinable: true,
  revision: 1,
  ...over,
});

export const aLine = (over: Partial<CartLine> = {}): CartLine => ({
  lineId: 'l1',
  partNo: 'A1',
  categoryIds: ['brakes'],
  quantity: 1,
  minQuantity: 1,
  priceCents: 10_000,
  freeWith: '',
  ...over,
});

export const aCart = (lines: readonly CartLine[] = [aLine()], over: Partial<CartFacts> = {}): CartFacts => ({
  lines,
  deliveryCents: 1_295,
  isMember: false,
  ...over,
});
