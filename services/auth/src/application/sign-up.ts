import { isEmailAddress } from '@southline/kernel/email';
import { normalizeEmail } from '../domain/email.ts';
import { invalidFields, passwordTooWeak } from '../domain/errors.ts';
import { checkedBusinessName } from '../domain/order-defaults.ts';
import { isTooWeak } from '../domain/password-policy.ts';
import { type Ports, priority } from '../domain/ports.ts';
import { checkedProfile } from '../domain/profile.ts';
import { localeOf, type Visitor } from '../domain/visitor.ts';
import { limitAddress, mayMail } from './limit-mails.ts';

export interface SignUp {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly postcode: string;
  readonly password: string;
  /** The company; may be empty. */
  readonly businessName: string;
  readonly visitor: Visitor;
}

/** Hashes the password and queues one job. It reads no account, so known and unknown addresses take the same time. */
export const signUp =
  (ports: Ports) =>
  async ({ visitor, ...command }: SignUp): Promise<void> => {
    const { firstName, lastName, postcode, phone: mobile } = command;
    const email = normalizeEmail(command.email);
    if (!isEmailAddress(email)) throw invalidFields(['email']);
    const profile = checkedProfile({ firstName, lastName, postcode, mobile, address: '', suburb: '', state: '' });
    const businessName = checkedBusinessName(command.businessName);
    if (isTooWeak(command.password, { email, ...profile }, ports.passwords.isCommon)) throw passwordTooWeak();
    await limitAddress(ports, 'sign-ups', visitor.clientAddress, ports.limits.signUpsPerAddress);
    const mailed = await mayMail(ports, 'sign-up', email);
    const passwordHash = await ports.hashQueue.run(priority.quietAddress, () => ports.passwords.hash(command.password));
    ports.observer.request(mailed ? 'sign-up' : 'sign-up-unheard');
    if (!mailed) return;
    await ports.accounts.addJob({
      id: `sign-up/${ports.ids.next()}`,
      request: {
        kind: 'sign-up',
        email,
        profile,
        businessName,
        passwordHash,
        deviceHash: visitor.deviceHash,
        locale: localeOf(visitor),
      },
    });
    ports.wakeWorker();
  };
