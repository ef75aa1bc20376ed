import { LONGEST_ADDRESS } from '@southline/kernel/email';
import { Type } from 'typebox';
import { callsOf } from './call.ts';
import { answers, dataAnswers } from './envelope.ts';
import { code, email, field, issued, language, lines, object, phone, prose, typed, words } from './fields.ts';
import { stockLevel } from './part-words.ts';
import { anybody } from './who.ts';

const { get, post } = callsOf('Content');

/** Something other than blanks, and no control characters. */
const keywords = field('typed', {
  minLength: 1,
  maxLength: 100,
  pattern: '^[^\\u0000-\\u001F\\u007F]*[^\\s\\u0000-\\u001F\\u007F][^\\u0000-\\u001F\\u007F]*$',
});

/** Query values are text until parsed; the limit matches content's last page. */
const pageNumber = field('issued', { pattern: '^[1-9][0-9]{0,4}$', description: 'From 1; 10 results each.' });

/** The facts needed to buy a hit that is a part. */
const foundPart = Type.Object({
  productNr: Type.String(),
  description: Type.String(),
  thumbImage: Type.String(),
  listPrice: Type.Number(),
  isFreePart: Type.Boolean(),
  minQuantity: Type.Integer(),
  overallStockLevel: stockLevel,
  availableQuantity: Type.Integer(),
  orderable: Type.Boolean(),
  supersededBy: Type.String({ description: 'The number to buy instead; empty where there is none.' }),
});

export const siteSearchData = Type.Object({
  seachInfo: Type.Object({
    searchTotalResultCount: Type.Integer({ description: 'Exact.' }),
    formattedSearchTotalResultCount: Type.String(),
    formattedSearchTime: Type.String({ description: 'Seconds.' }),
    totalPageCount: Type.Integer(),
    correctedKeywords: Type.Optional(
      Type.String({ description: 'The keywords that were searched; only if typing mistakes were corrected.' }),
    ),
  }),
  searchResults: Type.Array(
    Type.Object({
      title: Type.String(),
      link: Type.String({ description: 'A path of this site.' }),
      htmlSnippet: Type.String({ description: 'Escaped text; hits stand in b.' }),
      kind: Type.Optional(words(['Part', 'Category', 'Page', 'Download', 'Dealer'])),
      part: Type.Optional(foundPart),
    }),
  ),
});

/** The writer and the text. The service reports missing fields in the spec's words. */
const writerFields = {
  name: Type.Optional(prose(100)),
  phone: Type.Optional(phone(30)),
  email: Type.Optional(email(LONGEST_ADDRESS)),
  comment: Type.Optional(lines(4_000)),
  language: Type.Optional(language()),
};

export const contentCalls = {
  'Language/get': get(
    anybody,
    'Texts of a screen in a language (`lng`, else the chosen one), else in English, else their keys',
    { lng: Type.Optional(issued(10)), screenName: issued(40, 1) },
    dataAnswers(Type.Record(Type.String(), Type.String())),
  ),
  'Images/get': get(
    anybody,
    'Pictures of a screen in a language (`lng`, else the chosen one), else for all; `fileName` lies under /{region}/images/',
    { lng: Type.Optional(issued(10)), screenName: issued(40, 1) },
    dataAnswers(Type.Array(Type.Object({ id2: Type.String(), fileName: Type.String() }))),
  ),
  'contextsearch/google-search': get(
    anybody,
    'Searches parts, categories, pages and downloads; every word has to occur',
    { keywords, page: Type.Optional(pageNumber) },
    dataAnswers(siteSearchData),
  ),
  'Contactus/submit-contactus': post(anybody, 'Sends an enquiry', object(writerFields), answers({})),
  'booking/request': post(
    anybody,
    'Asks for a service at a dealer, or through the bookings desk',
    object({
      ...writerFields,
      dealerCode: Type.Optional(issued(20)),
      service: Type.Optional(prose(100)),
      preferredDate: Type.Optional(typed(10)),
      secondDate: Type.Optional(typed(10)),
      vehicle: Type.Optional(prose(200)),
      plate: Type.Optional(code(10)),
      postcode: Type.Optional(field('digits', { maxLength: 10, description: 'Where to look for a service centre.' })),
    }),
    answers({}),
  ),
};
