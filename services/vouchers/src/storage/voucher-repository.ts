import type { DocumentOf, Mongo } from '@southline/platform/mongo';
import type { CountedVoucher, VoucherRepository } from '../domain/ports.ts';
import { vouchers } from './collections.ts';

const toCounted = ({ _id, uses, held, ...rest }: DocumentOf<typeof vouchers>): CountedVoucher => ({
  voucher: { code: _id, ...rest },
  uses,
  held,
});

export const createVoucherRepository = (mongo: Mongo): VoucherRepository => ({
  async find(codes) {
    if (codes.length === 0) return new Map();
    const found = await vouchers(mongo)
      .find({ _id: { $in: [...codes] } })
      .toArray();
    return new Map(found.map((document) => [document._id, toCounted(document)]));
  },
  async page(size, after) {
    const found = await vouchers(mongo)
      .find({ _id: { $gt: after } }, { sort: { _id: 1 }, limit: size + 1 })
      .toArray();
    const page = found.slice(0, size).map(toCounted);
    return { vouchers: page, next: found.length > size ? page.at(-1)?.voucher.code : undefined };
  },
  async save({ code, until, limit, limitPerBuyer, endedAt, ...always }) {
    const optional = { until, limit, limitPerBuyer, endedAt };
    const given = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined));
    const absent = Object.fromEntries(
      Object.entries(optional)
        .filter(([, value]) => value === undefined)
        .map(([name]) => [name, true as const]),
    );
    await vouchers(mongo).updateOne(
      { _id: code },
      {
        $set: { ...always, ...given },
        ...(Object.keys(absent).length > 0 && { $unset: absent }),
        $inc: { revision: 1 },
        $setOnInsert: { uses: 0, held: 0 },
      },
      { upsert: true },
    );
  },
  async end(code, at) {
    const { matchedCount } = await vouchers(mongo).updateOne(
      { _id: code },
      { $set: { endedAt: at }, $inc: { revision: 1 } },
    );
    return matchedCount === 1;
  },
});
