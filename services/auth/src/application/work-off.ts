import { assertNever } from '@southline/kernel/assert-never';
import type { AccountRequest } from '../domain/account-job.ts';
import type { Ports } from '../domain/ports.ts';
import { makeEmailChange } from './make-email-change.ts';
import { makeReset } from './make-reset.ts';
import { registerMember } from './register-member.ts';

/** Performs a job. If the request no longer exists, an earlier run has done the work and only the mark is missing. */
export const workOff =
  (ports: Ports) =>
  async (jobId: string, request: AccountRequest | undefined): Promise<void> => {
    switch (request?.kind) {
      case undefined:
        return;
      case 'sign-up':
        return registerMember(ports)(jobId, request);
      case 'reset':
        return makeReset(ports)(jobId, request);
      case 'email-change':
        return makeEmailChange(ports)(jobId, request);
      default:
        return assertNever(request);
    }
  };
