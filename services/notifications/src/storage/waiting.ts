import { notificationsStaffActed } from '@southline/contracts/events';
import { failedJobs, type WaitingKind } from '@southline/platform/desk';
import type { Mongo } from '@southline/platform/mongo';
import { isAboutReturn, type Template } from '../domain/mail-key.ts';

/** The part of every mail's job that staff may see; its address is not. */
interface AnyMail {
  readonly template?: Template;
  /** For a mail about a return, the return's id. */
  readonly orderId?: string;
}

export const waitingKinds = (mongo: Mongo): readonly WaitingKind[] => [
  failedJobs<AnyMail>(mongo, {
    kind: 'mail-given-up',
    declaration: notificationsStaffActed,
    about: ({ _id, kind, payload: { template, orderId } }) => ({
      record: _id.split('/')[0] ?? kind,
      ...(orderId && template && !isAboutReturn(template) && { orderId }),
    }),
  }),
];
