import { kebabWords } from '@southline/contracts/enum-words';
import {
  type EventDeclaration,
  emailChanged,
  emailChangeRequested,
  memberClosed,
  memberRegistered,
  ownDataRequested,
  PasswordChangeKind,
  passwordChanged,
  passwordResetRequested,
  registrationRepeated,
  SecondFactorChangeKind,
  secondFactorChanged,
  signedInOnNewDevice,
  staffInvited,
} from '@southline/contracts/events';
import { consume } from '@southline/platform/inbox';
import type { ClientSession } from '@southline/platform/mongo';
import type { AccountTemplate } from '../../domain/account-mail.ts';
import type { EventIntake } from '../../domain/ports.ts';
import { type AccountEvent, accountMail } from '../../mapping/account-mail.ts';

type Facts = Parameters<typeof accountMail>[2];

const { words: factorChanges } = kebabWords(SecondFactorChangeKind);

/** The events about accounts that send mails to their holders. */
export const onAccountEvents = (intakeOf: (session: ClientSession) => EventIntake) => {
  const mailed = <Event extends AccountEvent>(
    declaration: EventDeclaration<Event, 'notifications' | 'catalogue' | 'content' | 'orders' | 'returns'>,
    template: AccountTemplate,
    factsOf: (event: Event) => Facts = () => ({}),
  ) =>
    consume('notifications', declaration, template, (event, { session }) =>
      intakeOf(session).queueAccountMail(accountMail(template, event, factsOf(event))),
    );
  return [
    mailed(memberRegistered, 'member-registered'),
    mailed(registrationRepeated, 'registration-repeated'),
    consume('notifications', emailChangeRequested, 'email-change-requested', async (event, { session }) => {
      const intake = intakeOf(session);
      await intake.queueAccountMail(accountMail('email-change-requested', event));
      const { addressee, currentEmail } = event;
      // The holder of the current address is notified while that address is still in use.
      if (!addressee || !currentEmail) return;
      const holder = { ...event, addressee: { ...addressee, email: currentEmail } };
      await intake.queueAccountMail(accountMail('email-change-announced', holder));
    }),
    consume('notifications', emailChanged, 'email-changed', (event, { session }) => {
      const template = event.restored ? 'email-restored' : 'email-changed';
      return intakeOf(session).queueAccountMail(accountMail(template, event, { at: event.changedAt }));
    }),
    mailed(passwordResetRequested, 'password-reset-requested'),
    mailed(memberClosed, 'account-closed', ({ closedAt: at }) => ({ at })),
    mailed(ownDataRequested, 'own-data-requested'),
    mailed(staffInvited, 'staff-invited'),
    mailed(secondFactorChanged, 'second-factor-changed', ({ changedAt: at, kind }) => ({
      at,
      factor: factorChanges[kind],
    })),
    mailed(passwordChanged, 'password-changed', ({ changedAt: at, kind }) => ({
      at,
      byReset: kind === PasswordChangeKind.PASSWORD_CHANGE_KIND_RESET,
    })),
    mailed(signedInOnNewDevice, 'signed-in-on-new-device', ({ signedInAt: at, deviceLabel: device }) => ({
      at,
      device,
    })),
  ];
};
