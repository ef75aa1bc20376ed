import { Type } from 'typebox';
import { callsOf } from './call.ts';
import { answers, dataAnswers } from './envelope.ts';
import { object, partNumber, words } from './fields.ts';
import { signedIn } from './who.ts';

const { post } = callsOf('Favourites');

export const favouriteListOptions = object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000, description: '10 rows each.' })),
  sortBy: Type.Optional(words(['partnumber', 'description', 'dateAdded'])),
  sortDir: Type.Optional(words(['asc', 'desc'])),
});

const row = Type.Object({
  partnumber: Type.String(),
  description: Type.String(),
  dateAdded: Type.String({ description: 'ISO 8601 UTC.' }),
  imageURL: Type.String({ description: 'Empty: the catalogue no longer has the part.' }),
  superseded: Type.Boolean(),
  supersededBy: Type.String({ description: 'The number that replaced it; empty: none did.' }),
});

export const favouriteCalls = {
  'products/get-favourite': post(
    signedIn,
    'One page of the own favourites; the newest first unless asked otherwise',
    favouriteListOptions,
    answers({ favourite: Type.Array(row), totalCount: Type.Integer({ description: 'Of the whole list.' }) }),
  ),
  'products/get-favourite-numbers': post(
    signedIn,
    'The numbers of all own favourites, for the hearts beside parts',
    object({}),
    dataAnswers(Type.Array(Type.String())),
  ),
  'products/add-favourite': post(
    signedIn,
    'Adds a part to the own favourites; again changes nothing.',
    object({ partno: partNumber() }),
    answers({}),
    ['PartUnknown', 'TooManyFavourites'],
  ),
  'products/remove-favourite': post(
    signedIn,
    'Removes a part from the own favourites; again changes nothing',
    object({ partno: partNumber() }),
    answers({}),
  ),
};
