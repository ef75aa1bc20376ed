import { expectDone, operation } from '../lib/checks.ts';
import { oneOf, readShop, type Shop } from '../lib/data.ts';
import { optionsFor } from '../lib/options.ts';
import { post } from '../lib/session.ts';
import { wholeSpellings } from './search.ts';

export const options = optionsFor(120, ['cart/quick-order']);
export const setup = readShop;

/** Rows of a usual list of a workshop. */
const rowsAtOnce = 30;

/** Reads the rows of an order pad without adding them; every number of the range is understood. */
export default ({ parts }: Shop): void =>
  operation(() => {
    const rows = Array.from({ length: rowsAtOnce }, () => {
      const { productNr, quantity } = oneOf(parts);
      return { partNo: oneOf(wholeSpellings)(productNr), quantity };
    });
    const known = (state: string) => state !== 'Unknown' && state !== 'Unreadable';
    expectDone('quick-order', post('cart/quick-order', { rows, dryRun: true }), ({ data }) =>
      data.rows.every(({ state }) => known(state)),
    );
  });
