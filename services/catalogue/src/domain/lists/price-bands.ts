/** In cents, both bounds inclusive. */
const bounds = [0, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, Number.POSITIVE_INFINITY];

const dollars = (cents: number) => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2));

/** Price ranges that buyers choose from; `value` is the filter's value, from-to in AUD. */
export const priceBands = bounds.slice(0, -1).map((from, at) => {
  const next = bounds[at + 1] ?? Number.POSITIVE_INFINITY;
  if (next === Number.POSITIVE_INFINITY) {
    return { from, to: next, value: `${dollars(from)}-`, label: `From $${dollars(from)}` };
  }
  const label = from === 0 ? `Under $${dollars(next)}` : `$${dollars(from)} to $${dollars(next - 1)}`;
  return { from, to: next - 1, value: `${dollars(from)}-${dollars(next - 1)}`, label };
});
