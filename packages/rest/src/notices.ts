import { LONGEST_ADDRESS } from '@southline/kernel/email';
import { Type } from 'typebox';
import { callsOf } from './call.ts';
import { answers, dataAnswers } from './envelope.ts';
import { email, mailedToken, object, partNumber, words } from './fields.ts';
import { anybody, ownIfAny } from './who.ts';

const { post } = callsOf('Parts');

const kinds = ['BackInStock', 'Superseded'] as const;

const endNotices = post(
  anybody,
  'Ends every notice of the address that the token was mailed to; again changes nothing. Mail programs post their form here, with the token in the query',
  object({ token: Type.Optional(mailedToken()) }),
  answers({}),
  ['InvalidToken'],
);

export const noticeCalls = {
  'products/notify': post(
    ownIfAny,
    "A mail, once, when a part is back in stock or has been replaced. A member's goes to the account's address; anybody else names one, which a mail asks to confirm. The answer is the same for every address.",
    object({
      partno: partNumber(),
      kind: words(kinds),
      email: Type.Optional(email(LONGEST_ADDRESS)),
    }),
    dataAnswers(Type.Object({ status: words(['Waiting', 'ConfirmByMail']) })),
    ['PartUnknown', 'InStock', 'NotOrderable', 'TooManyNotices'],
  ),
  'products/confirm-notice': post(
    anybody,
    'Uses the token of a mail that asks to confirm; again changes nothing.',
    object({ token: mailedToken() }),
    dataAnswers(Type.Object({ partno: Type.String(), kind: words(kinds) })),
    ['InvalidToken'],
  ),
  'products/end-notices': {
    ...endNotices,
    schema: {
      ...endNotices.schema,
      consumes: ['application/json', 'application/x-www-form-urlencoded'],
      querystring: object({ ...endNotices.schema.querystring.properties, token: Type.Optional(mailedToken()) }),
    },
  },
};
