import { isEmailAddress } from '@southline/kernel/email';
import { normalizeEmail } from '../domain/email.ts';
import type { Ports } from '../domain/ports.ts';
import { localeOf, type Visitor } from '../domain/visitor.ts';
import { limitAddress, mayMail } from './limit-mails.ts';

/** Queues the same job for known and unknown addresses. */
export const requestReset =
  (ports: Ports) =>
  async ({ email: typed, visitor }: { readonly email: string; readonly visitor: Visitor }): Promise<void> => {
    const email = normalizeEmail(typed);
    await limitAddress(ports, 'resets', visitor.clientAddress, ports.limits.resetsPerAddress);
    const mailed = isEmailAddress(email) && (await mayMail(ports, 'reset', email));
    ports.observer.request(mailed ? 'reset' : 'reset-unheard');
    if (!mailed) return;
    await ports.accounts.addJob({
      id: `reset/${ports.ids.next()}`,
      request: { kind: 'reset', email, locale: localeOf(visitor) },
    });
    ports.wakeWorker();
  };
