import { LONGEST_ADDRESS } from '@southline/kernel/email';
import { Type } from 'typebox';
import { post } from './call.ts';
import { answers, dataAnswers } from './envelope.ts';
import { mailedToken, object, partNumber, text, words } from './fields.ts';
import { anybody, ownIfAny } from './who.ts';

const kinds = ['BackInStock', 'Superseded'] as const;

const endNotices = post(
  {
    tag: 'Parts',
    who: anybody,
    summary:
      'Ends every notice of the address that the token was mailed to; again changes nothing. Mail programs post their form here, with the token in the query',
    refusals: ['InvalidToken'],
  },
  object({ token: Type.Optional(mailedToken()) }),
  answers({}),
);

export const noticeCalls = {
  'products/notify': post(
    {
      tag: 'Parts',
      who: ownIfAny,
      summary:
        "A mail, once, when a part is back in stock or has been replaced. A member's goes to the account's address; anybody else names one, which a mail asks to confirm. The answer is the same for every address.",
      refusals: ['PartUnknown', 'InStock', 'NotOrderable', 'TooManyNotices'],
    },
    object({
      partno: partNumber(),
      kind: words(kinds),
      email: Type.Optional(text(LONGEST_ADDRESS)),
    }),
    dataAnswers(Type.Object({ status: words(['Waiting', 'ConfirmByMail']) })),
  ),
  'products/confirm-notice': post(
    {
      tag: 'Parts',
      who: anybody,
      summary: 'Uses the token of a mail that asks to confirm; again changes nothing.',
      refusals: ['InvalidToken'],
    },
    object({ token: mailedToken() }),
    dataAnswers(Type.Object({ partno: Type.String(), kind: words(kinds) })),
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
