import { Type } from 'typebox';
import { callsOf } from './call.ts';
import { answers, dataAnswers } from './envelope.ts';
import { field, object, words } from './fields.ts';
import { pages } from './pages.ts';
import { anybody, staff } from './who.ts';

const { get, post } = callsOf('Content');

const day = () =>
  field('issued', { pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', description: 'YYYY-MM-DD in the region.' });

export const analyticsCalls = {
  'analytics/page': post(
    anybody,
    'Counts a view of a page',
    object({
      page: words(pages),
      visit: field('issued', { pattern: '^[0-9a-f]{32}$', description: "Random, of a browser's tab; not kept." }),
    }),
    answers({}),
  ),
  'analytics/pages': get(
    staff,
    'How often each page was looked at on each day; 366 days at most',
    { from: day(), to: day() },
    dataAnswers(
      Type.Array(
        Type.Object({
          day: Type.String(),
          page: Type.String(),
          views: Type.Integer(),
          visits: Type.Integer({ description: "Browser's tabs that showed it that day." }),
        }),
      ),
    ),
  ),
};
