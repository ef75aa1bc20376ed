import { expectDone, operation } from '../lib/checks.ts';
import { oneOf, readShop, rowsOf, type Shop } from '../lib/data.ts';
import { optionsFor } from '../lib/options.ts';
import { execute } from '../lib/session.ts';

const call = 'api/Product/SearchByKeywords';

export const options = optionsFor(50, [call]);
export const setup = readShop;

/**
 * Typical texts of buyers: general words, words with a vehicle, typing mistakes, other names, and sometimes a part number.
 */
export const texts = [
  ...['oil filter', 'brake pads', 'spark plug iridium', 'wiper blade 600mm', 'timing belt kit', 'h4 bulb', 'led'],
  ...['hilux oil filter', 'brake pads front hilux', 'landcruiser air filter', 'toyota cabin filter', 'ford brake hose'],
  ...['5w30 engine oil 5l', 'coolant green', 'hose clamp 12mm', 'battery 55ah', 'nitrile gloves large', 'cr2032'],
  ...['oil fitler', 'batery', 'transmision filter', 'toyta hilux oil filter', 'sparck plug', 'landcruzer cabin filter'],
  ...['headlight globe', 'aircon filter', 'cam belt', 'brake disc front', 'fan belt', 'tire inflator'],
];
const numberShare = 0.2;
/** Most visitors look at the first page only. */
const pages = [1, 1, 1, 1, 1, 1, 1, 2, 2, 3];

/** Searches by keywords; every search must find something, and no page may have more than ten rows. */
export const searchWords = (keywords: string, pageNo = 1) =>
  expectDone('SearchByKeywords', execute('GET', call, { keywords, pageNo }), (page) => {
    const rows = rowsOf(page).length;
    return page.data.totalCount > 0 && rows <= 10 && rows > 0 === pageNo <= page.data.maxPage;
  });

export default ({ parts }: Shop): void =>
  operation(() => {
    if (Math.random() < numberShare) searchWords(oneOf(parts).productNr);
    else searchWords(oneOf(texts), oneOf(pages));
  });
