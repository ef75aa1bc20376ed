import { assertNever } from '@southline/kernel/assert-never';
import type { AccountRequest } from '../domain/account-job.ts';
import type { Member } from '../domain/member.ts';
import { addresseeOf } from '../domain/member-event.ts';
import type { Ports } from '../domain/ports.ts';
import { changeMember } from './change-member.ts';
import { newRequest } from './one-time-requests.ts';
import { registerMember } from './register-member.ts';

/** A link and a temporary password for the holder of the address, if there is one. */
const makeReset =
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

type EmailChange = Extract<AccountRequest, { kind: 'email-change' }>;

const notifyHolder = (ports: Ports, jobId: string, holder: Member, { locale }: EmailChange) => {
  const requestId = ports.ids.next();
  return changeMember(ports, holder, (current) => ({
    member: current,
    events: [{ kind: 'registration-repeated', requestId, addressee: addresseeOf(current, locale) }],
    finishedJob: jobId,
  }));
};

/**
 * Mails a confirmation link to the new address and notifies the current one. If the address is already registered, notifies
 * its owner instead.
 */
const makeEmailChange =
  (ports: Ports) =>
  async (jobId: string, change: EmailChange): Promise<void> => {
    const { membershipNo, email, locale } = change;
    const [member, holder] = await Promise.all([ports.accounts.find(membershipNo), ports.accounts.findByEmail(email)]);
    if (!member || member.disabledAt || member.pendingEmail !== email || holder?.disabledAt) {
      return ports.accounts.finishJob(jobId);
    }
    if (holder?.verifiedAt) {
      await notifyHolder(ports, jobId, holder, change);
      return;
    }
    const request = newRequest(ports, 'email-change', { membershipNo, email });
    const { requestId } = request;
    await changeMember(ports, member, (current) => {
      const addressee = addresseeOf(current, locale, email);
      return {
        member: current,
        request,
        events: [{ kind: 'email-change-requested', requestId, addressee, currentEmail: current.email }],
        finishedJob: jobId,
      };
    });
  };

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
