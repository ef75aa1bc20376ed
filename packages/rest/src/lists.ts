import { Type } from 'typebox';
import { callsOf } from './call.ts';
import { answers, dataAnswers } from './envelope.ts';
import { field, id, object, partNumber, prose, quantity } from './fields.ts';
import { anybody, signedIn } from './who.ts';

const { get, post } = callsOf('Lists');

const rows = Type.Array(Type.Object({ partNo: Type.String(), quantity: Type.Integer() }));

const list = Type.Object({
  id: Type.String(),
  name: Type.String(),
  rows,
});

/** Rows of the order pad: numbers in any spelling, resolved by cart/quick-order. */
export const typedRows = () =>
  Type.Array(object({ partNo: partNumber(), quantity: quantity() }), { minItems: 1, maxItems: 200 });

/** Tokens of shared lists; a cart's token contains its rows. */
export const longestToken = 6_000;

export const sharedLink = Type.Object({
  link: Type.String({ description: 'Path on this host.' }),
  expires: Type.String({ description: 'ISO 8601 UTC.' }),
});

export const listCalls = {
  'lists/get': post(
    signedIn,
    'The own lists with their rows, by name; 50 at most',
    object({}),
    dataAnswers(Type.Array(list)),
  ),
  'lists/save': post(
    signedIn,
    'Keeps rows under a name; what is kept under that name already is replaced.',
    object({ name: prose(60, 1), rows: typedRows() }),
    dataAnswers(list),
    ['TooManyLists'],
  ),
  'lists/remove': post(signedIn, 'Removes an own list; links to it end.', object({ id: id() }), answers({}), [
    'NotFound',
  ]),
  'lists/share': post(
    signedIn,
    'A link to an own list for anybody who holds it, valid for 30 days.',
    object({ id: id() }),
    dataAnswers(sharedLink),
    ['NotFound'],
  ),
  'lists/stop-sharing': post(signedIn, 'Ends every link to an own list.', object({ id: id() }), answers({}), [
    'NotFound',
  ]),
  'lists/shared': get(
    anybody,
    'The list behind a link, as it is now, or the cart as it was; nothing tells whose it is.',
    { token: field('issued', { minLength: 1, maxLength: longestToken, pattern: '^[A-Za-z0-9_-]+$' }) },
    dataAnswers(Type.Object({ name: Type.String({ description: 'Empty of a cart.' }), rows })),
    ['NotFound'],
  ),
};
