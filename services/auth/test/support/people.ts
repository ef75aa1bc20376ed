import { createHash, randomBytes } from 'node:crypto';
import type { Visitor } from '@southline/contracts/auth';
import {
  AddressVerified,
  EmailChanged,
  EmailChangeRequested,
  MemberClosed,
  MemberRegistered,
  OwnDataRequested,
  PasswordChanged,
  PasswordResetRequested,
  RegistrationRepeated,
  SecondFactorChanged,
  SignedInOnNewDevice,
  StaffInvited,
} from '@southline/contracts/events';
import { eventually, unique } from '@southline/testkit';
import type { Binary } from 'mongodb';
import type { Auth } from './bench.ts';

export const goodPassword = 'Quiet-Harbour-Lantern';

export const aVisitor = (change = {}) => ({
  clientAddress: `203.0.113.${randomBytes(1)[0]}`,
  deviceHash: createHash('sha256').update(randomBytes(8)).digest('hex'),
  deviceLabel: 'Firefox on Windows',
  region: 'nz',
  language: 'en',
  ...change,
});

export const aRegistration = (change = {}) => ({
  firstName: 'Member',
  lastName: 'Testing',
  email: `${unique('member')}@shop.example`,
  phone: '0412345678',
  postcode: '3000',
  password: goodPassword,
  businessName: '',
  visitor: aVisitor(),
  ...change,
});

/** The business, copies and one address of a member's next orders. */
export const orderDefaults = {
  businessName: 'Quay Motors',
  copies: { emails: ['office@shop.example'] },
  addresses: {
    addresses: [
      {
        label: 'Workshop',
        firstName: 'Jo',
        lastName: 'Smith',
        addressLine: '12 Workshop Lane',
        locality: 'Carlton',
        state: 'VIC',
        postcode: '3053',
        phone: '0412345678',
      },
    ],
  },
};

const decoders = {
  'address-verified': AddressVerified,
  'member-registered': MemberRegistered,
  'registration-repeated': RegistrationRepeated,
  'email-change-requested': EmailChangeRequested,
  'email-changed': EmailChanged,
  'password-reset-requested': PasswordResetRequested,
  'member-closed': MemberClosed,
  'own-data-requested': OwnDataRequested,
  'password-changed': PasswordChanged,
  'signed-in-on-new-device': SignedInOnNewDevice,
  'staff-invited': StaffInvited,
  'second-factor-changed': SecondFactorChanged,
};

type Name = keyof typeof decoders;
/** The e-mail address of the member whom an event is about. */
const emailOf = (message: MessageOf<Name>) =>
  'addressee' in message ? message.addressee?.email : 'email' in message ? message.email : undefined;

type MessageOf<Kind extends Name> = ReturnType<(typeof decoders)[Kind]['decode']>;

/** Events that the service has written, oldest first. */
export const eventsOf = async <Kind extends Name>(
  { mongo }: Pick<Auth, 'mongo'>,
  kind: Kind,
  email?: string,
): Promise<MessageOf<Kind>[]> => {
  const topic = `southline.auth.${kind}.v1`;
  const rows = await mongo.db
    .collection<{ value: Binary }>('outbox')
    .find({ topic })
    .sort({ createdAt: 1, version: 1 })
    .toArray();
  const messages = rows.map(({ value }) =>
    decoders[kind].decode('buffer' in value ? Buffer.from(value.buffer) : value),
  );
  return messages.filter((message) => !email || emailOf(message) === email) as MessageOf<Kind>[];
};

/** Waits until there are this many events for an address; returns the last one. */
export const event = <Kind extends Name>(auth: Pick<Auth, 'mongo'>, kind: Kind, email: string, count = 1) =>
  eventually(async () => {
    const found = await eventsOf(auth, kind, email);
    const last = found.at(-1);
    return found.length >= count && last ? last : (false as const);
  });

/** Waits until all jobs are finished. */
export const workedOff = ({ mongo }: Pick<Auth, 'mongo'>) =>
  eventually(async () => (await mongo.db.collection('jobs').countDocuments({ state: 'queued' })) === 0);

export const secretOf = ({ notifications }: Pick<Auth, 'notifications'>, { requestId }: { requestId: string }) =>
  notifications.getMailedSecret({ requestId });

/** Uses the link of a verification mail, by default in an unknown browser. */
export const verify = (
  client: Pick<Auth['bff'], 'verifyEmail'>,
  { token }: { readonly token: string },
  visitor: Visitor = aVisitor(),
  newPassword = '',
) => client.verifyEmail({ token, visitor, newPassword });

/** A person who has registered and used the link of the mail. */
export const aMember = async (auth: Auth, change = {}) => {
  const registration = aRegistration(change);
  await auth.bff.signUp(registration);
  const registered = await event(auth, 'member-registered', registration.email);
  const { token } = await secretOf(auth, registered);
  const { membershipNo } = await verify(auth.bff, { token }, registration.visitor);
  return { ...registration, membershipNo };
};
