import { switchNames } from '@southline/kernel/switches';
import { Type } from 'typebox';
import { cartMerged, sessionUser } from './accounts.ts';
import { callsOf } from './call.ts';
import { answers, dataAnswers } from './envelope.ts';
import { words } from './fields.ts';
import { anybody, anybodyKnown } from './who.ts';

const { get } = callsOf('Session');
const content = callsOf('Content');

const session = Type.Object({
  signedIn: Type.Boolean(),
  user: Type.Union([sessionUser, Type.Null()]),
  ended: Type.Optional(
    Type.Literal(true, { description: 'The browser came with a session that is over; said once, its cookie is gone.' }),
  ),
  secondFactor: Type.Optional(
    Type.Literal('required', { description: 'This session may only set up a second factor and sign out.' }),
  ),
  region: Type.String(),
  currency: Type.Literal('AUD'),
  cartCount: Type.Integer({ description: 'Lines in the cart.' }),
});

/** `status` is the answer: whether this is shown now. */
const flag = { 200: Type.Object({ status: Type.Boolean(), message: Type.Optional(Type.String()) }) };

export const sessionCalls = {
  'session/current': get(
    { ...anybodyKnown, withoutSecondFactor: true },
    'Who is here and how much is in the cart; 503 when it cannot be told who it is. `cartMerged` is there when the ' +
      "guest's cart could not be merged at sign-in and was merged now",
    {},
    answers({ data: session, cartMerged: Type.Optional(cartMerged) }),
  ),
  'session/show-chicago-banner': content.get(anybody, 'Whether the banner of the promotion is shown', {}, flag),
  'session/show-announcement': content.get(anybody, 'Whether the winners of the promotion are announced', {}, flag),
  'session/switches': get(
    anybody,
    'What is switched off at the moment, with the text for buyers',
    {},
    dataAnswers(Type.Array(Type.Object({ name: words(switchNames), text: Type.String() }))),
  ),
};
