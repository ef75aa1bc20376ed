import { vouchersStaffActed } from '@southline/contracts/events';
import { randomId } from '@southline/platform/ids';
import { staffEvents } from '@southline/platform/journal';
import { type ClientSession, type DocumentOf, inTransaction, type Mongo } from '@southline/platform/mongo';
import { appendToOutbox } from '@southline/platform/outbox';
import type { CountedVoucher, VoucherRepository } from '../domain/ports.ts';
import type { Voucher } from '../domain/voucher.ts';
import { vouchers } from './collections.ts';

const toCounted = ({ _id, uses, held, ...rest }: DocumentOf<typeof vouchers>): CountedVoucher => ({
  voucher: { code: _id, ...rest },
  uses,
  held,
});

const factsOf = ({ title, from, until, limit, limitPerBuyer, endedAt }: Omit<Voucher, 'code' | 'revision'>) => ({
  title,
  from: from.toISOString(),
  until: until?.toISOString(),
  limit,
  limitPerBuyer,
  ended: endedAt?.toISOString(),
});

type Facts = Parameters<typeof factsOf>[0];

/** Writes a journal entry. Each code of an import has its own. */
const noteAct = (
  mongo: Mongo,
  session: ClientSession,
  action: string,
  { code, before, after }: { code: string; before: Facts | undefined; after: Facts },
) => {
  const acted = { action, record: code, actionId: randomId(), after: factsOf(after) };
  const known = before ? [{ ...acted, before: factsOf(before) }] : [acted];
  return appendToOutbox(mongo, session, staffEvents(vouchersStaffActed, known, new Date()));
};

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
  async save(voucher) {
    const { code, until, limit, limitPerBuyer, endedAt, ...always } = voucher;
    const optional = { until, limit, limitPerBuyer, endedAt };
    const given = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined));
    const absent = Object.fromEntries(
      Object.entries(optional)
        .filter(([, value]) => value === undefined)
        .map(([name]) => [name, true as const]),
    );
    const change = {
      $set: { ...always, ...given },
      ...(Object.keys(absent).length > 0 && { $unset: absent }),
      $inc: { revision: 1 },
      $setOnInsert: { uses: 0, held: 0 },
    };
    await inTransaction(mongo, async (session) => {
      const before = await vouchers(mongo).findOneAndUpdate({ _id: code }, change, { session, upsert: true });
      await noteAct(mongo, session, 'voucher-set', { code, before: before ?? undefined, after: voucher });
    });
  },
  end: (code, at) =>
    inTransaction(mongo, async (session) => {
      const change = { $set: { endedAt: at }, $inc: { revision: 1 } };
      const before = await vouchers(mongo).findOneAndUpdate({ _id: code }, change, { session });
      if (!before) return false;
      await noteAct(mongo, session, 'voucher-ended', { code, before, after: { ...before, endedAt: at } });
      return true;
    }),
});
