import { LONGEST_ADDRESS } from '@southline/kernel/email';
import { longestReason } from '@southline/kernel/reason';
import { Type } from 'typebox';
import { callsOf } from './call.ts';
import { answers, dataAnswers } from './envelope.ts';
import { email, field, mailedToken, object, prose } from './fields.ts';
import { administrators, staff } from './who.ts';

const { post } = callsOf('Accounts');

const setUp = { ...staff, withoutSecondFactor: true } as const;

/** Codes and recovery codes, with the blanks and hyphens that people type. */
const factorCode = () => field('code', { maxLength: 40 });

const passkeyAnswer = () => field('issued', { maxLength: 20_000, description: "The browser's answer, in JSON." });

const ownPassword = () => field('secret', { maxLength: 500, description: 'Empty where a second factor is set up.' });

export const secondFactorGiven = () =>
  object({
    token: mailedToken(),
    code: Type.Optional(factorCode()),
    passkey: Type.Optional(passkeyAnswer()),
  });

const asked = Type.Object({
  token: Type.String(),
  totp: Type.Boolean({ description: 'Codes of an app are taken. Recovery codes always are.' }),
  passkeyOptions: Type.String({ description: 'JSON; empty: no passkey.' }),
});

const recoveryCodes = Type.Array(Type.String(), { description: 'Shown this once.' });

/** The second factor of the own account. */
export const secondFactorCalls = {
  'auth/get-second-factor': post(
    setUp,
    'What the caller has set up as second factor',
    object({}),
    dataAnswers(
      Type.Object({
        required: Type.Boolean({ description: 'Staff of this installation need one.' }),
        totp: Type.Boolean(),
        recoveryCodesLeft: Type.Integer(),
        passkeys: Type.Array(
          Type.Object({
            id: Type.String(),
            name: Type.String({ description: 'As its holder named it.' }),
            addedAt: Type.String({ description: 'ISO 8601 UTC.' }),
          }),
        ),
      }),
    ),
  ),
  'auth/ask-second-factor': post(
    staff,
    'Asks the caller for the second factor again; after SecondFactorStale',
    object({}),
    dataAnswers(asked),
  ),
  'auth/give-second-factor': post(
    staff,
    'Gives it. The session notes the time, and decisions about money are open for 15 minutes.',
    secondFactorGiven(),
    answers({}),
    ['CodeWrong', 'InvalidToken', 'TooManyRequests'],
  ),
  'auth/begin-totp': post(
    setUp,
    'A secret for an authenticator app. The first factor needs the password, a further one a second factor of the last 15 minutes.',
    object({ password: ownPassword() }),
    dataAnswers(
      Type.Object({
        token: Type.String(),
        uri: Type.String({ description: 'otpauth://, for a QR code.' }),
        secret: Type.String({ description: 'Base32, for typing.' }),
      }),
    ),
    ['InvalidCredentials', 'SecondFactorStale', 'TooManyRequests'],
  ),
  'auth/confirm-totp': post(
    setUp,
    'Sets up the app, by its first code. With the first factor other sessions end.',
    object({ token: mailedToken(), code: factorCode() }),
    dataAnswers(Type.Object({ recoveryCodes })),
    ['CodeWrong', 'InvalidToken'],
  ),
  'auth/remove-totp': post(
    staff,
    'Removes the app; without any other factor the recovery codes end, and other sessions.',
    object({}),
    answers({}),
    ['SecondFactorStale'],
  ),
  'auth/begin-passkey': post(
    setUp,
    'Options to make a passkey (WebAuthn). Needs what auth/begin-totp needs.',
    object({ password: ownPassword() }),
    dataAnswers(
      Type.Object({
        token: Type.String(),
        options: Type.String({ description: 'JSON for navigator.credentials.create.' }),
      }),
    ),
    ['InvalidCredentials', 'SecondFactorStale', 'TooManyRequests'],
  ),
  'auth/confirm-passkey': post(
    setUp,
    'Adds the passkey. With the first factor other sessions end.',
    object({ token: mailedToken(), answer: passkeyAnswer(), name: prose(60, 1) }),
    dataAnswers(Type.Object({ recoveryCodes })),
    ['CodeWrong', 'InvalidToken'],
  ),
  'auth/remove-passkey': post(
    staff,
    'As auth/remove-totp',
    object({ id: field('issued', { minLength: 1, maxLength: 1_400, pattern: '^[A-Za-z0-9_-]+$' }) }),
    answers({}),
    ['SecondFactorStale'],
  ),
  'operations/reset-second-factor': post(
    administrators,
    'Removes the second factor of another staff member, who lost it, with an entry in the journal. Their sessions end.',
    object({ email: email(LONGEST_ADDRESS, 1), reason: prose(longestReason, 1) }),
    answers({}),
    ['SecondFactorStale'],
  ),
  'auth/renew-recovery-codes': post(
    staff,
    'Replaces all recovery codes',
    object({}),
    dataAnswers(Type.Object({ recoveryCodes })),
    ['SecondFactorStale'],
  ),
};
