import { expectDone, operation } from '../lib/checks.ts';
import { oneOf, readShop, type Shop } from '../lib/data.ts';
import { optionsFor } from '../lib/options.ts';
import { get } from '../lib/session.ts';
import { texts } from './keywords.ts';

export { handleSummary } from '../lib/summary.ts';

const call = 'search/suggest';

export const options = optionsFor(50, [call]);
export const setup = readShop;

/** The box asks from this many characters on, at most. */
const least = 3;

/** A text, or a part number, at a random moment while it is typed. */
const beginningOf = (text: string): string =>
  text.slice(0, least + Math.floor(Math.random() * (text.length - least + 1)));

const numberShare = 0.2;

export default ({ parts }: Shop): void =>
  operation(() => {
    const text = Math.random() < numberShare ? oneOf(parts).productNr : oneOf(texts);
    expectDone(call, get(call, { q: beginningOf(text) }), ({ data }) => data.understood.kind !== 'Empty');
  });
