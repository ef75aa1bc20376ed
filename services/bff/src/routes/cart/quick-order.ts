import { picturesOf } from '../../contract/pictures.ts';
import { isAddable, type QuickOrderRow, toQuickOrderRow } from '../../contract/quick-order.ts';
import { setGuestCookie } from '../../plugins/guest-cookie.ts';
import { callRoute } from '../call.ts';

/** The replacement's number: the first of several equivalent parts. Empty if several different parts are possible. */
const insteadOf = ({ state, part, choices = [] }: QuickOrderRow): string =>
  part?.supersededBy || (choices.length === 1 || state === 'Short' ? (choices[0]?.productNr ?? '') : '');

const problemOf = (resolved: QuickOrderRow, refusal: string) => ({
  row: resolved.row,
  partNo: resolved.partNo,
  problem: refusal || resolved.state,
  suggestion: insteadOf(resolved),
});

export const quickOrder = callRoute('cart/quick-order', ({ clients, settings }) => async (request, reply) => {
  const { rows: typed, dryRun = false, vehicleSlug = '' } = request.body;
  const resolved = await clients.catalogue.resolveOrderRows({ rows: typed, vehicleSlug });
  const pictures = picturesOf(settings.BASE_PATH, request.region);
  const rows = resolved.rows.map((entry, index) =>
    toQuickOrderRow(entry, { row: index + 1, partNo: typed[index]?.partNo ?? '' }, pictures),
  );
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
