import { longestRowText, ownRowKinds } from '@southline/kernel/everyday';
import { languageCodes } from '@southline/kernel/language';
import { Type } from 'typebox';
import { callsOf } from './call.ts';
import { answers, dataAnswers } from './envelope.ts';
import { field, object, typed, typedLines, vehicleSlug, words } from './fields.ts';
import { type PartRow, partRow } from './parts.ts';
import { vehicleItem } from './vehicles.ts';
import { administrators, anybody } from './who.ts';

const { get, post } = callsOf('Parts');

const category = Type.Object({
  categoryID: Type.String(),
  categoryName: Type.String(),
  topCategoryID: Type.String({ description: 'At the top of the tree; may be the category itself.' }),
});

export const suggestion = Type.Object({
  understood: Type.Object({
    kind: words(['Number', 'Words', 'Vehicle', 'Plate', 'Vin', 'Frame', 'List', 'Empty']),
    vehicle: Type.Optional(
      Type.Object(
        {
          make: Type.String(),
          model: Type.String({ description: 'Empty: any.' }),
          year: Type.Integer({ description: '0: any.' }),
          vehicleSlug: Type.String({ description: 'Empty while several vehicles are meant.' }),
        },
        { description: 'The vehicle that the words name.' },
      ),
    ),
    category: Type.Optional(category),
  }),
  vehicles: Type.Array(vehicleItem, { description: 'At most 5 that may be meant.' }),
  categories: Type.Array(category, { description: 'At most 4.' }),
  parts: Type.Array(Type.Unsafe<PartRow>(partRow), {
    description: 'At most 6: the one of exactly this number, then those that fit.',
  }),
  pages: Type.Array(
    Type.Object({
      kind: words(['Category', 'Page', 'Download', 'Dealer']),
      title: Type.String(),
      link: Type.String({ description: 'A path of this site.' }),
    }),
    { description: 'At most 3.' },
  ),
});

const everydayRow = {
  language: words(languageCodes),
  kind: words(ownRowKinds),
  words: field('typed', { minLength: 1, maxLength: longestRowText }),
  means: field('typed', { maxLength: longestRowText, description: 'The parts, the order of parts, or nothing.' }),
};

export const suggestCalls = {
  'search/suggest': get(
    anybody,
    'The best hits for what somebody is typing, and what it is understood as; plates, VINs, frame numbers and lists are recognised and not looked up unless a part is called so',
    { q: typedLines(1_000), vehicleSlug: Type.Optional(vehicleSlug()) },
    dataAnswers(suggestion),
  ),
  'search/unopened': post(
    anybody,
    'Counts a search whose results were left without opening one; nothing of the searcher is stored',
    object({ keywords: typed(200, 1) }),
    answers({}),
  ),
  'operations/everyday-row': post(
    administrators,
    "Adds a row to the shop's own everyday language or removes it; searches use it within seconds",
    object({ ...everydayRow, remove: Type.Optional(Type.Boolean()) }),
    dataAnswers(Type.Object({})),
  ),
  'operations/empty-searches': post(
    administrators,
    'Searches that found nothing or nothing that was opened, the most frequent first; nothing of it says who searched',
    object({}),
    dataAnswers(
      Type.Object({
        searches: Type.Array(
          Type.Object({
            query: Type.String({ description: 'Without regard to case and punctuation.' }),
            count: Type.Integer(),
            unopened: Type.Integer({ description: 'How many of them had results that nobody opened.' }),
            lastAt: Type.String({ description: 'ISO 8601 UTC.' }),
            unknown: Type.Array(
              Type.Object({
                word: Type.String({ description: 'The index does not have it.' }),
                nearest: Type.Array(Type.String(), { description: 'Words of the index, the likeliest first.' }),
              }),
            ),
          }),
        ),
        totalCount: Type.Integer({ description: 'Different searches that are kept.' }),
        rows: Type.Array(Type.Object(everydayRow), { description: "The shop's own rows of everyday language." }),
      }),
    ),
  ),
};
