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
import type { AccountMailJob } from '../../domain/account-mail.ts';
import type { EventIntake } from '../../domain/ports.ts';
import { accountMail } from '../../mapping/account-mail.ts';

/** The events that are mailed to the holder of an account. */
export const onAccountEvents = (intakeOf: (session: ClientSession) => EventIntake) => {
  const mailed =
    <Event>(mailOf: (event: Event) => AccountMailJob) =>
    (event: Event, { session }: { readonly session: ClientSession }) =>
      intakeOf(session).queueAccountMail(mailOf(event));
  return [
    consume(
      'notifications',
      memberRegistered,
      'member-registered',
      mailed((event) => accountMail('member-registered', event)),
    ),
    consume(
      'notifications',
      registrationRepeated,
      'registration-repeated',
      mailed((event) => accountMail('registration-repeated', event)),
    ),
    consume('notifications', emailChangeRequested, 'email-change-requested', async (event, { session }) => {
      const intake = intakeOf(session);
      await intake.queueAccountMail(accountMail('email-change-requested', event));
      const { addressee, currentEmail } = event;
      // The holder of the current address is notified while that address is still in use.
      if (!addressee || !currentEmail) return;
      const holder = { ...event, addressee: { ...addressee, email: currentEmail } };
      await intake.queueAccountMail(accountMail('email-change-announced', holder));
    }),
    consume(
      'notifications',
      emailChanged,
      'email-changed',
      mailed((event) =>
        accountMail(event.restored ? 'email-restored' : 'email-changed', event, { at: event.changedAt }),
      ),
    ),
    consume(
      'notifications',
      passwordResetRequested,
      'password-reset-requested',
      mailed((event) => accountMail('password-reset-requested', event)),
    ),
    consume(
      'notifications',
      memberClosed,
      'account-closed',
      mailed((event) => accountMail('account-closed', event, { at: event.closedAt })),
    ),
    consume(
      'notifications',
      ownDataRequested,
      'own-data-requested',
      mailed((event) => accountMail('own-data-requested', event)),
    ),
    consume(
      'notifications',
      passwordChanged,
      'password-changed',
      mailed((event) => {
        const byReset = event.kind === PasswordChangeKind.PASSWORD_CHANGE_KIND_RESET;
        return accountMail('password-changed', event, { at: event.changedAt, byReset });
      }),
    ),
    consume(
      'notifications',
      signedInOnNewDevice,
      'signed-in-on-new-device',
      mailed((event) => {
        const facts = { at: event.signedInAt, device: event.deviceLabel };
        return accountMail('signed-in-on-new-device', event, facts);
      }),
    ),
  ];
};
