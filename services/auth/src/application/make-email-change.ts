import type { AccountRequest } from '../domain/account-job.ts';
import type { Member } from '../domain/member.ts';
import { addresseeOf } from '../domain/member-event.ts';
import type { Ports } from '../domain/ports.ts';
import { changeMember } from './change-member.ts';
import { newRequest } from './new-request.ts';

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
export const makeEmailChange =
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
