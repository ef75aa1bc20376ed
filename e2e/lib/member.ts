import type { Body } from '@southline/rest/types';
import { unique } from '@southline/testkit';
import { environment } from './environment.ts';
import { type Answer, Connection } from './http.ts';
import { type Mail, mailsTo } from './mailbox.ts';

export const firstPassword = 'Quiet-Harbour-Lantern-7';

/** A mail to an address, found by words of its text. */
const mailWith = async (address: string, pattern: RegExp, count: number): Promise<Mail> => {
  const mails = await mailsTo(environment().mailbox, address, count);
  const found = mails.find(({ Text }) => pattern.test(Text));
  if (!found) throw new Error(`no mail to ${address} has ${pattern}`);
  return found;
};

const within = (mail: Mail, pattern: RegExp): string => {
  const found = pattern.exec(mail.Text)?.[1];
  if (!found) throw new Error(`"${mail.Subject}" lacks ${pattern}`);
  return found;
};

/** A person with an account, or about to register. Every method is one call or one look into the mailbox. */
export class Member {
  readonly connection: Connection;
  readonly email: string;

  constructor(connection: Connection, email: string) {
    this.connection = connection;
    this.email = email;
  }

  static new(): Member {
    return new Member(new Connection(environment().web), `${unique('join')}@example.com`);
  }

  /** The same person in another browser. */
  elsewhere(): Member {
    return new Member(new Connection(environment().web), this.email);
  }

  join(change: Partial<Body<'auth/sign-up'>> = {}): Promise<Answer<'auth/sign-up'>> {
    const form = { firstname: 'Robin', lastname: 'Holder', phone: '0491570006', postcode: '3053' };
    return this.connection.post('auth/sign-up', { ...form, email: this.email, password: firstPassword, ...change });
  }

  async verificationToken(): Promise<string> {
    const link = /email-verfication\/([\w-]+)/;
    return within(await mailWith(this.email, link, 1), link);
  }

  /** `newPassword` is needed if the link is opened in another browser than the registration. */
  verify(token: string, newPassword?: string): Promise<Answer<'auth/verify-email'>> {
    return this.connection.post('auth/verify-email', { token, ...(newPassword !== undefined && { newPassword }) });
  }

  /** Waits for this many mails, and reads the newest reset. */
  async resetSecrets(count: number): Promise<{ token: string; tempPassword: string }> {
    const link = /reset-password\/([\w-]+)/;
    const mail = await mailWith(this.email, link, count);
    return { token: within(mail, link), tempPassword: within(mail, /Temporary password: (\S+)/) };
  }

  signIn(password = firstPassword): Promise<Answer<'auth/sign-in'>> {
    return this.connection.post('auth/sign-in', { email: this.email, password });
  }

  changePassword(tempPassword: string, newPassword: string): Promise<Answer<'auth/reset-password'>> {
    return this.connection.post('auth/reset-password', { token: '', tempPassword, newPassword });
  }

  async isSignedIn(): Promise<boolean> {
    return (await this.connection.post('auth/get-profile')).http === 200;
  }
}

/** Joined, verified and signed in. */
export const newMember = async (): Promise<Member> => {
  const member = Member.new();
  await member.join();
  await member.verify(await member.verificationToken());
  const { body } = await member.signIn();
  if (!body.status) throw new Error(`${member.email} cannot sign in: ${body.message}`);
  return member;
};
