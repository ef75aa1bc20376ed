import { authStaffActed } from '@southline/contracts/events';
import { failedJobs, type WaitingKind } from '@southline/platform/desk';
import type { Mongo } from '@southline/platform/mongo';
import type { AccountRequest } from '../domain/account-job.ts';

export const waitingKinds = (mongo: Mongo): readonly WaitingKind[] => [
  failedJobs<AccountRequest | undefined>(mongo, {
    kind: 'account-work-given-up',
    declaration: authStaffActed,
    about: ({ kind, payload }) => ({ record: payload?.kind ?? kind }),
  }),
];
