import { LONGEST_ADDRESS } from '@southline/kernel/email';
import { deliveryLengths, longestName } from '@southline/kernel/order';
import { longestPhone } from '@southline/kernel/phone';
import { Type } from 'typebox';
import { download, post } from './call.ts';
import { answers, dataAnswers } from './envelope.ts';
import { mailedToken, object, text, words } from './fields.ts';
import { secondFactorGiven } from './second-factor.ts';
import { anybody, anybodyKnown, signedIn } from './who.ts';

/** The password as typed, of any characters; auth checks its rules, and its longest is 128 characters. */
const password = (description?: string) => Type.String({ maxLength: 500, ...(description && { description }) });

const email = () => text(LONGEST_ADDRESS);
const personName = () => text(longestName);

/** The client has removed characters that no phone number or postcode contains. */
const digits = (maxLength: number) => Type.String({ maxLength, pattern: '^[0-9]*$' });
const phone = () => digits(longestPhone);
const postcode = () => digits(4);

export const userType = words(['Member', 'Dealer', 'Admin']);

export const sessionUser = Type.Object({
  membershipNo: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  address: Type.String(),
  suburb: Type.String(),
  state: Type.String(),
  postcode: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  userType,
});

export const cartMerged = Type.Array(
  Type.Object({
    partNo: Type.String(),
    description: Type.String(),
    guestQuantity: Type.Integer({ description: "In the guest's cart." }),
    memberQuantity: Type.Integer({ description: "In the member's cart before; 0: it was not there." }),
    quantity: Type.Integer({ description: 'In the cart now.' }),
  }),
  { description: "What became of the lines of the guest's cart; empty: there were none." },
);

const profileFields = {
  firstName: personName(),
  lastName: personName(),
  address: text(deliveryLengths.addressLine),
  suburb: text(deliveryLengths.locality),
  state: text(20),
  postcode: postcode(),
  mobile: phone(),
  email: email(),
};

export const profile = Type.Object({
  ...Object.fromEntries(Object.keys(profileFields).map((name) => [name, Type.String()])),
  pendingEmail: Type.String({ description: 'A new address that waits for its mail to be answered; empty: none.' }),
} as Record<keyof typeof profileFields | 'pendingEmail', ReturnType<typeof Type.String>>);

const sessionRow = Type.Object({
  device: Type.String({ description: '“Firefox on Windows”.' }),
  lastSeen: Type.String({ description: 'ISO 8601 UTC.' }),
  current: Type.Boolean(),
});

export const accountCalls = {
  'auth/sign-in': post(
    {
      tag: 'Accounts',
      who: anybody,
      summary: "Opens a session under a new id and merges the guest's cart into the account's.",
      refusals: ['InvalidCredentials', 'EmailNotVerified', 'SecondFactorNeeded', 'TooManyRequests'],
    },
    object({ email: email(), password: password() }),
    answers({ data: sessionUser, cartMerged }),
  ),
  'auth/finish-sign-in': post(
    {
      tag: 'Accounts',
      who: anybody,
      summary:
        'The second step of a sign-in that was answered with SecondFactorNeeded, in the same browser, within five minutes. That refusal has in `data`: `token`; `totp`, "true" where codes of an app are taken; `passkeyOptions`, JSON for a passkey.',
      refusals: ['CodeWrong', 'InvalidToken', 'TooManyRequests'],
    },
    secondFactorGiven(),
    answers({ data: sessionUser, cartMerged }),
  ),
  'auth/sign-up': post(
    {
      tag: 'Accounts',
      who: anybody,
      summary: 'Joins. The answer is the same for known and unknown addresses; a mail tells the rest.',
      refusals: ['PasswordTooWeak'],
    },
    object({
      firstname: personName(),
      lastname: personName(),
      email: email(),
      phone: phone(),
      postcode: postcode(),
      password: password('10 to 128 characters.'),
    }),
    answers({}),
  ),
  'auth/verify-email': post(
    {
      tag: 'Accounts',
      who: anybodyKnown,
      summary:
        'Uses up the token of a verification mail. That of a registration needs a new password in another browser than the one that registered; that of a new address of an account needs a session of its member. Otherwise the token stays unused.',
      refusals: ['InvalidToken', 'ExpiredToken', 'SignInToConfirm', 'ChoosePassword', 'PasswordTooWeak'],
    },
    object({ token: mailedToken(), newPassword: Type.Optional(password('10 to 128 characters.')) }),
    answers({}),
  ),
  'auth/forgot-password': post(
    {
      tag: 'Accounts',
      who: anybody,
      summary: 'Mails a link and a temporary password. The answer is the same for known and unknown addresses.',
    },
    object({ email: email() }),
    answers({}),
  ),
  'auth/check-reset-token': post(
    {
      tag: 'Accounts',
      who: anybody,
      summary: 'Whether a token of auth/reset-password may still be used; uses nothing up.',
      refusals: ['InvalidToken', 'ExpiredToken'],
    },
    object({ token: mailedToken() }),
    answers({}),
  ),
  'auth/reset-password': post(
    {
      tag: 'Accounts',
      who: { who: 'P', withEmptyToken: 'M' },
      summary:
        'Sets a new password: with a mailed token and its temporary password, or, with an empty token, with the current one. The token of a mail about a changed address puts the earlier address back as well.',
      refusals: ['InvalidToken', 'ExpiredToken', 'InvalidCredentials', 'PasswordTooWeak', 'TooManyRequests'],
    },
    object({
      token: Type.String({ maxLength: 200, description: 'Empty: the own password is changed, which needs a session.' }),
      tempPassword: password('With an empty token: the current password.'),
      newPassword: password('10 to 128 characters.'),
    }),
    answers({}),
  ),
  'auth/sign-out': post(
    { tag: 'Accounts', who: { ...signedIn, withoutSecondFactor: true }, summary: 'Ends this session' },
    object({}),
    answers({}),
  ),
  'auth/get-sessions': post(
    { tag: 'Accounts', who: signedIn, summary: 'The own sessions, the last used first' },
    object({}),
    dataAnswers(Type.Array(sessionRow)),
  ),
  'auth/sign-out-others': post(
    { tag: 'Accounts', who: signedIn, summary: 'Ends the own sessions in other browsers' },
    object({}),
    answers({}),
  ),
  'auth/get-profile': post(
    { tag: 'Accounts', who: signedIn, summary: 'The own profile' },
    object({}),
    dataAnswers(profile),
  ),
  'auth/update-profile': post(
    {
      tag: 'Accounts',
      who: signedIn,
      summary:
        'Replaces the own profile; takes what get-profile gave. A new e-mail address needs `currentPassword` and counts once its mail has been answered by the member, signed in.',
    },
    object({
      ...profileFields,
      pendingEmail: Type.Optional(Type.Unknown()),
      currentPassword: Type.Optional(password('Needed when `email` changes.')),
    }),
    dataAnswers(profile),
  ),
  'auth/close-account': post(
    {
      tag: 'Accounts',
      who: signedIn,
      summary:
        'Closes the account for good and ends all its sessions. Personal data are removed or replaced; tax invoices and credit notes stay seven years. Open orders and returns must have ended.',
      refusals: ['OpenOrders', 'InvalidCredentials', 'TooManyRequests'],
    },
    object({ password: password('The current password.') }),
    answers({}),
  ),
  'auth/export-data': post(
    {
      tag: 'Accounts',
      who: signedIn,
      summary: 'Mails a link to the download of everything that is kept about the member; 24 hours, the newest only.',
      refusals: ['TooManyRequests'],
    },
    object({}),
    answers({}),
  ),
  'auth/check-own-data-token': post(
    {
      tag: 'Accounts',
      who: signedIn,
      summary: 'Whether a link of auth/export-data is valid and the own one; does not use it up.',
      refusals: ['InvalidToken', 'ExpiredToken'],
    },
    object({ token: mailedToken() }),
    answers({}),
  ),
  'auth/own-data.zip': download(
    {
      tag: 'Accounts',
      who: signedIn,
      summary: 'Everything that is kept about the member: JSON and documents.',
      refusals: ['InvalidToken', 'ExpiredToken'],
    },
    { token: mailedToken() },
  ),
};
