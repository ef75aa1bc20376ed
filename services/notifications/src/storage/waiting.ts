import { notificationsStaffActed } from '@southline/contracts/events';
import { isEmailAddress, maskedAddress, readAddress } from '@southline/kernel/email';
import { DomainError } from '@southline/kernel/errors';
import { type Correction, failedJobs, type WaitingKind } from '@southline/platform/desk';
import type { Mongo } from '@southline/platform/mongo';
import { mailJob } from '../domain/mail-job.ts';
import { isAboutReturn, type Template } from '../domain/mail-key.ts';

/** The fields of a mail's job that waiting lists use. Staff do not see the address. */
interface AnyMail {
  readonly template?: Template;
  /** For a mail about a return, the return's id. */
  readonly orderId?: string;
  readonly address?: string;
  readonly firstAddress?: string;
}

const addressOf = (value: string): string => {
  const address = readAddress(value);
  if (!isEmailAddress(address))
    throw new DomainError('invalid', 'InvalidRequest', 'The new address is not valid.', { value: 'is not valid' });
  return address;
};

/** Sends a mail to another address. The original address stays in the job. */
const redirect: Correction<AnyMail> = {
  action: 'mail-redirected',
  stages: (value) => [
    {
      $set: {
        'payload.firstAddress': { $ifNull: ['$payload.firstAddress', '$payload.address'] },
        'payload.address': { $literal: addressOf(value) },
      },
    },
  ],
  facts: ({ payload: { address = '' } }, value) => ({
    before: { address: maskedAddress(address) },
    after: { address: maskedAddress(readAddress(value)) },
  }),
};

export const waitingKinds = (mongo: Mongo): readonly WaitingKind[] => [
  failedJobs<AnyMail>(mongo, {
    kind: 'mail-given-up',
    declaration: notificationsStaffActed,
    about: ({ _id, kind, payload: { template, orderId, firstAddress } }) => ({
      record: _id.split('/')[0] ?? kind,
      ...(orderId && template && !isAboutReturn(template) && { orderId }),
      ...(firstAddress && { facts: { redirected: 'yes' } }),
      // Mails about accounts cannot be redirected: their link would open the account to the new reader.
      decisions: kind === mailJob ? ['retry', 'redirect', 'discard'] : ['retry', 'discard'],
    }),
    corrections: { redirect },
  }),
];
