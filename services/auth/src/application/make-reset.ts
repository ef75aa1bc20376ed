import type { AccountRequest } from '../domain/account-job.ts';
import { addresseeOf } from '../domain/member-event.ts';
import type { Ports } from '../domain/ports.ts';
import { changeMember } from './change-member.ts';
import { newRequest } from './new-request.ts';

/** A link and a temporary password for the holder of the address, if there is one. */
export const makeReset =
  (ports: Ports) =>
  async (jobId: string, { email, locale }: Extract<AccountRequest, { kind: 'reset' }>): Promise<void> => {
    const member = await ports.accounts.findByEmail(email);
    if (!member || member.disabledAt) return ports.accounts.finishJob(jobId);
    const request = newRequest(ports, 'reset', member);
    const { requestId } = request;
    await changeMember(ports, member, (current) => ({
      member: current,
      request,
      events: [{ kind: 'password-reset-requested', requestId, addressee: addresseeOf(current, locale, email) }],
      finishedJob: jobId,
    }));
  };
