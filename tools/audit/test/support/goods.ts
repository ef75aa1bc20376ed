import type { Mongo } from '@southline/platform/mongo';
import { importWorld, smallWorld } from '../../../../services/catalogue/test/support/small-world.ts';
import { toVoucher, type VoucherRow } from '../../../../services/vouchers/src/domain/voucher-row.ts';
import { createVoucherRepository } from '../../../../services/vouchers/src/storage/voucher-repository.ts';

const plenty = 900_000;

const numbers = (prefix: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, n) => `${prefix}-${100 + n}`);

const codes: readonly VoucherRow[] = [
  { code: 'TENTH', title: '10 % off', benefit: '10 %' },
  { code: 'SEVENOFF', title: '$7 off', benefit: '$7' },
  { code: 'FREIGHT', title: 'Free delivery', benefit: 'free delivery' },
  { code: 'THREEFORTWO', title: 'Buy 2, get 1 free', benefit: 'buy 2 get 1' },
  { code: 'FREEPART', title: 'A free part with any part', benefit: 'free part SQ-F-100' },
  { code: 'FREEABOVE', title: 'A free part from $60', benefit: 'free part SQ-F-101', minimum: '60' },
];

/** Prices of which no voucher's percentage is a whole number of cents. */
const priceOf = (n: number): number => 1_001 + 397 * n;

/** Fills the catalogue and the vouchers. */
export const sell = async (catalogue: Mongo, vouchers: Mongo) => {
  const world = smallWorld();
  const [template] = world.parts.filter(({ part_no }) => part_no === 'SL-F099');
  const goods = {
    priced: numbers('SQ-P', 40),
    /** The price is to be advised. */
    unpriced: numbers('SQ-A', 20),
    /** Parts with little stock, for which exchanges and orders compete. */
    scarce: numbers('SQ-S', 10),
    /** Parts that are free with a voucher. */
    free: numbers('SQ-F', 2),
    /** Voucher codes that can be used once. */
    onceCodes: numbers('ONCE', 40),
    codes: codes.map(({ code }) => code),
  };
  const part = (part_no: string, price_cents: number) => ({ ...template, part_no, price_cents, cross_refs: [] });
  await importWorld(catalogue, {
    ...world,
    parts: [
      ...world.parts,
      ...[...goods.priced, ...goods.scarce, ...goods.free].map((partNo, n) => part(partNo, priceOf(n))),
      ...goods.unpriced.map((partNo) => part(partNo, 0)),
    ],
    stock: [
      ...world.stock,
      ...[...goods.priced, ...goods.unpriced, ...goods.free].map((part_no) => ({ part_no, available: plenty })),
      ...goods.scarce.map((part_no) => ({ part_no, available: 25 })),
    ],
  });
  const once = goods.onceCodes.map((code) => ({ code, title: '$5 off, once', benefit: '$5', limit: '1' }));
  for (const row of [...codes, ...once]) await createVoucherRepository(vouchers).save(toVoucher(row, new Date()));
  return goods;
};
