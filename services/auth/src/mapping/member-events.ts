import { kebabWords } from '@southline/contracts/enum-words';
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
  SecondFactorChangeKind,
  secondFactorChanged,
  signedInOnNewDevice,
  staffInvited,
} from '@southline/contracts/events';
import { assertNever } from '@southline/kernel/assert-never';
import { type OutboxEvent, outboxEvent } from '@southline/platform/outbox';
import type { MemberEvent } from '../domain/member-event.ts';

const changeKinds = {
  reset: PasswordChangeKind.PASSWORD_CHANGE_KIND_RESET,
  change: PasswordChangeKind.PASSWORD_CHANGE_KIND_CHANGED,
};

const { wires: factorChangeKinds } = kebabWords(SecondFactorChangeKind);

/** The event on the wire; `version` is the member's after the change. */
export const toOutbox = (event: MemberEvent, version: number, occurredAt: Date): OutboxEvent => {
  const { kind, requestId, addressee } = event;
  const mailed = { requestId, addressee };
  const at = { version, occurredAt };
  switch (kind) {
    case 'member-registered':
      return outboxEvent(memberRegistered, mailed, at);
    case 'registration-repeated':
      return outboxEvent(registrationRepeated, mailed, at);
    case 'email-change-requested':
      return outboxEvent(emailChangeRequested, { ...mailed, currentEmail: event.currentEmail }, at);
    case 'email-changed': {
      const message = { ...mailed, changedAt: event.at.toISOString(), restored: event.restored };
      return outboxEvent(emailChanged, message, at);
    }
    case 'password-reset-requested':
      return outboxEvent(passwordResetRequested, mailed, at);
    case 'member-closed':
      return outboxEvent(memberClosed, { ...mailed, closedAt: event.at.toISOString() }, at);
    case 'own-data-requested':
      return outboxEvent(ownDataRequested, mailed, at);
    case 'staff-invited':
      return outboxEvent(staffInvited, mailed, at);
    case 'second-factor-changed': {
      const message = { ...mailed, kind: factorChangeKinds[event.by], changedAt: event.at.toISOString() };
      return outboxEvent(secondFactorChanged, message, at);
    }
    case 'password-changed': {
      const message = { ...mailed, kind: changeKinds[event.by], changedAt: event.at.toISOString() };
      return outboxEvent(passwordChanged, message, at);
    }
    case 'signed-in-on-new-device': {
      const message = { ...mailed, deviceLabel: event.deviceLabel, signedInAt: event.at.toISOString() };
      return outboxEvent(signedInOnNewDevice, message, at);
    }
    default:
      return assertNever(kind);
  }
};
