import { LONGEST_ADDRESS } from '@southline/kernel/email';
import { deliveryLengths, longestName, savedAddresses } from '@southline/kernel/order';
import { longestPhone } from '@southline/kernel/phone';
import { Type } from 'typebox';
import { callsOf } from './call.ts';
import { clientPlace, remarkTexts } from './delivery.ts';
import { answers, dataAnswers } from './envelope.ts';
import { email, field, mailedToken, object, prose, words } from './fields.ts';
import { secondFactorGiven } from './second-factor.ts';
import { anybody, anybodyKnown, signedIn } from './who.ts';

const { download, post } = callsOf('Accounts');

/** The password as typed, of any characters; auth checks its rules, and its longest is 128 characters. */
const password = (description?: string) => field('secret', { maxLength: 500, ...(description && { description }) });

const ownEmail = () => email(LONGEST_ADDRESS);
const personName = () => prose(longestName);

/** The client has removed characters that no phone number or postcode contains. */
const ownPhone = () => field('phone', { maxLength: longestPhone, pattern: '^[0-9]*$' });
const postcode = () => field('digits', { maxLength: 4, pattern: '^[0-9]*$' });

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
  address: prose(deliveryLengths.addressLine),
  suburb: prose(deliveryLengths.locality),
  state: prose(20),
  postcode: postcode(),
  mobile: ownPhone(),
  email: ownEmail(),
};

const savedAddress = object({ label: prose(savedAddresses.longestLabel), ...clientPlace });

/** Values that a new order takes from the profile, in addition to the profile's own address. */
const orderDefaults = {
  businessName: remarkTexts.businessName,
  ccemail: remarkTexts.ccemail,
  addresses: Type.Array(savedAddress, {
    maxItems: savedAddresses.most,
    description: 'Saved delivery addresses, each label once.',
  }),
};

export const profile = Type.Object({
  ...Object.fromEntries(Object.keys(profileFields).map((name) => [name, Type.String()])),
  pendingEmail: Type.String({ description: 'A new address that waits for its mail to be answered; empty: none.' }),
  businessName: Type.String({ description: 'For tax invoices; may be empty.' }),
  ccemail: Type.String({ description: 'Further recipients of the mails about orders, separated by `;`.' }),
  addresses: orderDefaults.addresses,
} as Record<
  keyof typeof profileFields | 'pendingEmail' | 'businessName' | 'ccemail',
  ReturnType<typeof Type.String>
> & {
  addresses: typeof orderDefaults.addresses;
});

const sessionRow = Type.Object({
  device: Type.String({ description: '“Firefox on Windows”.' }),
  lastSeen: Type.String({ description: 'ISO 8601 UTC.' }),
  current: Type.Boolean(),
});

export const accountCalls = {
  'auth/sign-in': post(
    anybody,
    "Opens a session under a new id and merges the guest's cart into the account's.",
    object({ email: ownEmail(), password: password() }),
    answers({ data: sessionUser, cartMerged }),
    ['InvalidCredentials', 'EmailNotVerified', 'SecondFactorNeeded', 'TooManyRequests'],
  ),
  'auth/finish-sign-in': post(
    anybody,
    'The second step of a sign-in that was answered with SecondFactorNeeded, in the same browser, within five minutes. That refusal has in `data`: `token`; `totp`, "true" where codes of an app are taken; `passkeyOptions`, JSON for a passkey.',
    secondFactorGiven(),
    answers({ data: sessionUser, cartMerged }),
    ['CodeWrong', 'InvalidToken', 'TooManyRequests'],
  ),
  'auth/sign-up': post(
    anybody,
    'Joins. The answer is the same for known and unknown addresses; a mail tells the rest.',
    object({
      firstname: personName(),
      lastname: personName(),
      email: ownEmail(),
      phone: ownPhone(),
      postcode: postcode(),
      password: password('10 to 128 characters.'),
      businessName: Type.Optional(remarkTexts.businessName),
    }),
    answers({}),
    ['PasswordTooWeak'],
  ),
  'auth/verify-email': post(
    anybodyKnown,
    'Uses up the token of a verification mail. That of a registration needs a new password in another browser than the one that registered; that of a new address of an account needs a session of its member. Otherwise the token stays unused.',
    object({ token: mailedToken(), newPassword: Type.Optional(password('10 to 128 characters.')) }),
    answers({}),
    ['InvalidToken', 'ExpiredToken', 'SignInToConfirm', 'ChoosePassword', 'PasswordTooWeak'],
  ),
  'auth/forgot-password': post(
    anybody,
    'Mails a link and a temporary password. The answer is the same for known and unknown addresses.',
    object({ email: ownEmail() }),
    answers({}),
  ),
  'auth/check-reset-token': post(
    anybody,
    'Whether a token of auth/reset-password may still be used; uses nothing up.',
    object({ token: mailedToken() }),
    answers({}),
    ['InvalidToken', 'ExpiredToken'],
  ),
  'auth/reset-password': post(
    { who: 'P', withEmptyToken: 'M' },
    'Sets a new password: with a mailed token and its temporary password, or, with an empty token, with the current one. The token of a mail about a changed address puts the earlier address back as well.',
    object({
      token: field('issued', {
        maxLength: 200,
        description: 'Empty: the own password is changed, which needs a session.',
      }),
      tempPassword: password('With an empty token: the current password.'),
      newPassword: password('10 to 128 characters.'),
    }),
    answers({}),
    ['InvalidToken', 'ExpiredToken', 'InvalidCredentials', 'PasswordTooWeak', 'TooManyRequests'],
  ),
  'auth/sign-out': post({ ...signedIn, withoutSecondFactor: true }, 'Ends this session', object({}), answers({})),
  'auth/get-sessions': post(
    signedIn,
    'The own sessions, the last used first',
    object({}),
    dataAnswers(Type.Array(sessionRow)),
  ),
  'auth/sign-out-others': post(signedIn, 'Ends the own sessions in other browsers', object({}), answers({})),
  'auth/get-profile': post(signedIn, 'The own profile', object({}), dataAnswers(profile)),
  'auth/update-profile': post(
    signedIn,
    'Replaces the own profile; takes what get-profile gave. Without `businessName`, `ccemail` or `addresses` that one is unchanged. A new e-mail address needs `currentPassword` and counts once its mail has been answered by the member, signed in.',
    object({
      ...profileFields,
      ...Type.Partial(Type.Object(orderDefaults)).properties,
      pendingEmail: Type.Optional(Type.Unknown()),
      currentPassword: Type.Optional(password('Needed when `email` changes.')),
    }),
    dataAnswers(profile),
  ),
  'auth/close-account': post(
    signedIn,
    'Closes the account for good and ends all its sessions. Personal data are removed or replaced; tax invoices and credit notes stay seven years. Open orders and returns must have ended.',
    object({ password: password('The current password.') }),
    answers({}),
    ['OpenOrders', 'InvalidCredentials', 'TooManyRequests'],
  ),
  'auth/export-data': post(
    signedIn,
    'Mails a link to the download of everything that is kept about the member; 24 hours, the newest only.',
    object({}),
    answers({}),
    ['TooManyRequests'],
  ),
  'auth/check-own-data-token': post(
    signedIn,
    'Whether a link of auth/export-data is valid and the own one; does not use it up.',
    object({ token: mailedToken() }),
    answers({}),
    ['InvalidToken', 'ExpiredToken'],
  ),
  'auth/own-data.zip': download(
    signedIn,
    'Everything that is kept about the member: JSON and documents.',
    { token: mailedToken() },
    ['InvalidToken', 'ExpiredToken'],
  ),
};
