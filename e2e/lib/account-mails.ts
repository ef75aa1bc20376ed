import { eventually } from '@southline/testkit';
import { environment } from './environment.ts';
import { type Mail, mailsTo } from './mailbox.ts';

/** The newest mail to an address with a link to the page. */
export const mailWithLink = (address: string, page: 'email-verfication' | 'reset-password' | 'own-data') =>
  eventually(
    async (): Promise<{ mail: Mail; link: string }> => {
      const mails = await mailsTo(environment().mailbox, address);
      for (const mail of mails) {
        const link = new RegExp(`https?://[^\\s"<>]+/${page}/[\\w-]+`).exec(mail.Text)?.[0];
        if (link) return { mail, link };
      }
      throw new Error(`no mail with ${page} to ${address} among ${mails.map(({ Subject }) => Subject)}`);
    },
    { intervalMs: 250 },
  );

/** The path of a mailed link, without the host. */
export const pathOf = (link: string): string => new URL(link).pathname;

/** The temporary password beside a mailed link. */
export const temporaryPassword = ({ Text }: Mail): string => {
  const found = /^Temporary password: (\S+)$/m.exec(Text)?.[1];
  if (!found) throw new Error(`no temporary password in: ${Text}`);
  return found;
};
