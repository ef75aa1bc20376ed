import { expectDone, operation } from '../lib/checks.ts';
import { oneOf, readShop, type Shop } from '../lib/data.ts';
import { optionsFor } from '../lib/options.ts';
import { get } from '../lib/session.ts';
import { texts } from './keywords.ts';

const call = 'search/suggest';

export const options = optionsFor(50, [call]);
export const setup = readShop;

/** The shortest text for which the search box requests suggestions. */
const least = 3;

/** The beginning of a text or part number, as typed so far at a random moment. */
const beginningOf = (text: string): string =>
  text.slice(0, least + Math.floor(Math.random() * (text.length - least + 1)));

const numberShare = 0.2;

export default ({ parts }: Shop): void =>
  operation(() => {
    const text = Math.random() < numberShare ? oneOf(parts).productNr : oneOf(texts);
    expectDone(call, get(call, { q: beginningOf(text) }), ({ data }) => data.understood.kind !== 'Empty');
  });
