import { maxQuantity } from '@southline/kernel/quantity';
import { readCount } from '@southline/kernel/read-count';
import { picturesOf } from '../../contract/pictures.ts';
import { isAddable, type QuickOrderRow, toQuickOrderRow } from '../../contract/quick-order.ts';
import { setGuestCookie } from '../../plugins/guest-cookie.ts';
import { callRoute } from '../call.ts';

/** The replacement's number: the first of several equivalent parts. Empty if several different parts are possible. */
const insteadOf = ({ state, part, choices = [] }: QuickOrderRow): string =>
  part?.supersededBy || (choices.length === 1 || state === 'Short' ? (choices[0]?.productNr ?? '') : '');

/** The count of pieces; 0 if it cannot be read or is more than one order may have. */
const countOf = (written: number | string): number => {
  const count = readCount(String(written)) ?? 0;
  return count <= maxQuantity ? count : 0;
};

const problemOf = (resolved: QuickOrderRow, refusal: string) => ({
  row: resolved.row,
  partNo: resolved.partNo,
  problem: refusal || resolved.state,
  suggestion: insteadOf(resolved),
});

export const quickOrder = callRoute('cart/quick-order', ({ clients, settings }) => async (request, reply) => {
  const { rows: typed, dryRun = false, vehicleSlug = '' } = request.body;
  const counted = typed.map(({ partNo, quantity }) => ({ partNo, quantity: countOf(quantity) }));
  const readable = counted.filter(({ quantity }) => quantity > 0);
  const resolved =
    readable.length > 0 ? (await clients.catalogue.resolveOrderRows({ rows: readable, vehicleSlug })).rows : [];
  const pictures = picturesOf(settings.BASE_PATH, request.region);
  const answers = resolved.values();
  const rows = typed.map(({ partNo, quantity }, index): QuickOrderRow => {
    const sent = { row: index + 1, partNo };
    const entry = counted[index]?.quantity ? answers.next().value : undefined;
    return entry
      ? toQuickOrderRow(entry, sent, pictures)
      : { ...sent, quantity: 0, state: 'Unreadable', message: String(quantity) };
  });
  const wanted = rows.filter(isAddable);
  const refusals = new Map<number, string>();
  if (!dryRun && wanted.length > 0) {
    const parts = wanted.map(({ part, quantity }) => ({ partNo: part?.productNr ?? '', quantity }));
    const idempotencyKey = request.headers['idempotency-key'] ?? '';
    const { rows: added } = await clients.orders.addManyToCart({ rows: parts, vehicleSlug, idempotencyKey });
    for (const [index, { row }] of wanted.entries()) refusals.set(row, added[index]?.refusal ?? '');
    if (request.guest && !request.person && added.some(({ refusal }) => refusal === ''))
      setGuestCookie(reply, request.guest, settings);
  }
  const isProblem = (row: QuickOrderRow) => !isAddable(row) || Boolean(refusals.get(row.row));
  const data = {
    rows,
    added: [...refusals.values()].filter((refusal) => refusal === '').length,
    problems: rows.filter(isProblem).map((row) => problemOf(row, refusals.get(row.row) ?? '')),
  };
  return { status: true, data };
});
