import {
  emailChanged,
  emailChangeRequested,
  memberClosed,
  memberRegistered,
  ownDataRequested,
  PasswordChangeKind,
  passwordChanged,
  passwordResetRequested,
  registrationRepeated,
  signedInOnNewDevice,
} from '@southline/contracts/events';
import { consume } from '@southline/platform/inbox';
import type { ClientSession } from '@southline/platform/mongo';
import type { EventIntake } from '../../domain/ports.ts';
import { queueAccountMail } from './queue-account-mail.ts';

/** The events that are mailed to the holder of an account. */
export const onAccountEvents = (intake: (session: ClientSession) => EventIntake) => [
  consume('notifications', memberRegistered, 'member-registered', (event, { session }) =>
    queueAccountMail(intake(session), 'member-registered', event),
  ),
  consume('notifications', registrationRepeated, 'registration-repeated', (event, { session }) =>
    queueAccountMail(intake(session), 'registration-repeated', event),
  ),
  consume('notifications', emailChangeRequested, 'email-change-requested', async (event, { session }) => {
    await queueAccountMail(intake(session), 'email-change-requested', event);
    const { addressee, currentEmail } = event;
    // The holder of the current address is notified while that address is still in use.
    if (!addressee || !currentEmail) return;
    const holder = { ...event, addressee: { ...addressee, email: currentEmail } };
    await queueAccountMail(intake(session), 'email-change-announced', holder);
  }),
  consume('notifications', emailChanged, 'email-changed', (event, { session }) => {
    const template = event.restored ? 'email-restored' : 'email-changed';
    return queueAccountMail(intake(session), template, event, { at: event.changedAt });
  }),
  consume('notifications', passwordResetRequested, 'password-reset-requested', (event, { session }) =>
    queueAccountMail(intake(session), 'password-reset-requested', event),
  ),
  consume('notifications', memberClosed, 'account-closed', (event, { session }) =>
    queueAccountMail(intake(session), 'account-closed', event, { at: event.closedAt }),
  ),
  consume('notifications', ownDataRequested, 'own-data-requested', (event, { session }) =>
    queueAccountMail(intake(session), 'own-data-requested', event),
  ),
  consume('notifications', passwordChanged, 'password-changed', (event, { session }) => {
    const byReset = event.kind === PasswordChangeKind.PASSWORD_CHANGE_KIND_RESET;
    return queueAccountMail(intake(session), 'password-changed', event, { at: event.changedAt, byReset });
  }),
  consume('notifications', signedInOnNewDevice, 'signed-in-on-new-device', (event, { session }) => {
    const facts = { at: event.signedInAt, device: event.deviceLabel };
    return queueAccountMail(intake(session), 'signed-in-on-new-device', event, facts);
  }),
];
