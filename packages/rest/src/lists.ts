import { Type } from 'typebox';
import { get, post } from './call.ts';
import { answers, dataAnswers } from './envelope.ts';
import { id, object, quantity, text } from './fields.ts';
import { anybody, signedIn } from './who.ts';

const rows = Type.Array(Type.Object({ partNo: Type.String(), quantity: Type.Integer() }));

const list = Type.Object({
  id: Type.String(),
  name: Type.String(),
  rows,
});

/** Rows of the order pad: numbers in any spelling, resolved by cart/quick-order. */
export const typedRows = () =>
  Type.Array(object({ partNo: text(60, 1), quantity: quantity() }), { minItems: 1, maxItems: 200 });

/** Tokens of shared lists; a cart's token contains its rows. */
export const longestToken = 6_000;

export const sharedLink = Type.Object({
  link: Type.String({ description: 'Path on this host.' }),
  expires: Type.String({ description: 'ISO 8601 UTC.' }),
});

export const listCalls = {
  'lists/get': post(
    { tag: 'Lists', who: signedIn, summary: 'The own lists with their rows, by name; 50 at most' },
    object({}),
    dataAnswers(Type.Array(list)),
  ),
  'lists/save': post(
    {
      tag: 'Lists',
      who: signedIn,
      summary: 'Keeps rows under a name; what is kept under that name already is replaced.',
      refusals: ['TooManyLists'],
    },
    object({ name: text(60, 1), rows: typedRows() }),
    dataAnswers(list),
  ),
  'lists/remove': post(
    { tag: 'Lists', who: signedIn, summary: 'Removes an own list; links to it end.', refusals: ['NotFound'] },
    object({ id: id() }),
    answers({}),
  ),
  'lists/share': post(
    {
      tag: 'Lists',
      who: signedIn,
      summary: 'A link to an own list for anybody who holds it, valid for 30 days.',
      refusals: ['NotFound'],
    },
    object({ id: id() }),
    dataAnswers(sharedLink),
  ),
  'lists/stop-sharing': post(
    { tag: 'Lists', who: signedIn, summary: 'Ends every link to an own list.', refusals: ['NotFound'] },
    object({ id: id() }),
    answers({}),
  ),
  'lists/shared': get(
    {
      tag: 'Lists',
      who: anybody,
      summary: 'The list behind a link, as it is now, or the cart as it was; nothing tells whose it is.',
      refusals: ['NotFound'],
    },
    { token: Type.String({ minLength: 1, maxLength: longestToken, pattern: '^[A-Za-z0-9_-]+$' }) },
    dataAnswers(Type.Object({ name: Type.String({ description: 'Empty of a cart.' }), rows })),
  ),
};
