import { DomainError } from '@southline/kernel/errors';
import { fromDollars } from '@southline/kernel/money';
import { cleanse } from '@southline/kernel/part-number';
import { dayStart } from '@southline/kernel/region';
import { voucherCode } from '@southline/kernel/voucher-code';
import type { Benefit, Voucher } from './voucher.ts';

/** The columns of an import, which are also the options of `create`. Those with a default are optional. */
export const columns = {
  code: 'letters, digits and hyphens, 32 at most',
  title: 'what buyers read: "10 % off"',
  benefit: '"10 %", "$25", "free delivery", "free part <number>" or "buy 3 get 1"',
  categories: 'ids of categories that it is for, with spaces between; every part otherwise',
  parts: 'part numbers that it is for, with spaces between',
  words: 'what these are, for refusals: "globes"',
  from: 'first day, YYYY-MM-DD in Melbourne; today otherwise',
  until: 'last day; open otherwise',
  minimum: 'dollars that parts it is for must cost together',
  members_only: 'yes or no',
  limit: 'uses in all',
  limit_per_buyer: 'uses of one person; with members_only, of one member',
  combinable: 'yes or no: beside other codes; yes otherwise',
} as const;

export type VoucherRow = Readonly<Partial<Record<keyof typeof columns, string>>>;

const benefitOf = (text: string): Benefit | undefined => {
  const share = /^(\d{1,3}(?:\.\d{1,2})?) ?%$/.exec(text)?.[1];
  if (share && Number(share) > 0 && Number(share) <= 100)
    return { kind: 'percentage', basisPoints: Math.round(Number(share) * 100) };
  const dollars = /^\$(\d+(?:\.\d{2})?)$/.exec(text)?.[1];
  if (dollars && Number(dollars) > 0) return { kind: 'fixed', cents: fromDollars(Number(dollars)) };
  if (text === 'free delivery') return { kind: 'free-delivery' };
  const part = /^free part (\S+)$/.exec(text)?.[1];
  if (part) return { kind: 'free-part', partNo: part, quantity: 1 };
  const [, buy, get] = /^buy (\d{1,2}) get (\d{1,2})$/.exec(text) ?? [];
  return Number(buy) > 0 && Number(get) > 0 ? { kind: 'buy-n-get', buy: Number(buy), get: Number(get) } : undefined;
};

const wordsOf = (text: string | undefined): string[] => text?.split(/\s+/).filter(Boolean) ?? [];

/** Throws "invalid" and names every problem of the row. */
export const toVoucher = (row: VoucherRow, now: Date): Omit<Voucher, 'revision'> => {
  const problems: string[] = [];
  const need = <T>(value: T | undefined, column: keyof typeof columns): T | undefined => {
    if (value === undefined) problems.push(`${column}: ${columns[column]}`);
    return value;
  };
  const day = (column: 'from' | 'until', daysLater: number) =>
    row[column] ? need(dayStart(row[column].replaceAll('-', ''), 'au', daysLater), column) : undefined;
  const count = (column: 'limit' | 'limit_per_buyer') =>
    row[column] ? need(/^[1-9]\d{0,8}$/.test(row[column]) ? Number(row[column]) : undefined, column) : undefined;
  const choice = (column: 'members_only' | 'combinable', otherwise: boolean) =>
    row[column] ? need(({ yes: true, no: false } as Record<string, boolean>)[row[column]], column) : otherwise;

  const code = need(voucherCode(row.code ?? ''), 'code');
  const title = need(row.title?.trim() || undefined, 'title');
  const benefit = need(benefitOf(row.benefit ?? ''), 'benefit');
  const from = day('from', 0) ?? now;
  const until = day('until', 1);
  const minimumCents = row.minimum
    ? need(/^\d+(\.\d{2})?$/.test(row.minimum) ? fromDollars(Number(row.minimum)) : undefined, 'minimum')
    : 0;
  const [limit, limitPerBuyer] = [count('limit'), count('limit_per_buyer')];
  const [membersOnly, combinable] = [choice('members_only', false), choice('combinable', true)];
  if (until && until <= from) problems.push('until: not before from');
  if (problems.length > 0 || !code || !title || !benefit)
    throw new DomainError('invalid', 'InvalidVoucher', problems.join('; '));
  return {
    code,
    title,
    benefit,
    from,
    until,
    limit,
    limitPerBuyer,
    scope: { categoryIds: wordsOf(row.categories), partNos: wordsOf(row.parts).map(cleanse), words: row.words ?? '' },
    minimumCents: minimumCents ?? 0,
    membersOnly: membersOnly ?? false,
    combinable: combinable ?? true,
  };
};
