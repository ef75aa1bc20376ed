import { type Region, regionZones } from '@southline/kernel/region';
import {
  type AccountMailJob,
  type AccountTemplate,
  greetingName,
  type MailedSecret,
} from '../../domain/account-mail.ts';
import type { Mail } from '../../domain/ports.ts';
import type { Site } from '../mail.ts';
import { furtherLink, mailOf, mainLink, remark, secret, sentence, spelledOut, whyFoot } from '../pieces.ts';
import { languageOf } from './languages/index.ts';

const moment = (at: string | undefined, region: Region, locale: string): string => {
  const time = new Date(at ?? '');
  if (Number.isNaN(time.getTime())) return '';
  const format = { timeZone: regionZones[region], dateStyle: 'long', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(locale, format).format(time);
};

/** The target of the button, and of the second link if there is one. */
const links = (home: string, template: AccountTemplate, token: string): { main: string; second?: string } => {
  switch (template) {
    case 'member-registered':
    case 'email-change-requested':
      // The spelling of the site's address.
      return { main: `${home}/email-verfication/${encodeURIComponent(token)}` };
    case 'email-changed':
    case 'password-reset-requested':
    case 'staff-invited':
      return { main: `${home}/reset-password/${encodeURIComponent(token)}` };
    case 'own-data-requested':
      return { main: `${home}/own-data/${encodeURIComponent(token)}`, second: `${home}/forgot-password` };
    case 'account-closed':
    case 'email-restored':
      return { main: `${home}/contact-us` };
    case 'registration-repeated':
    case 'password-changed':
      return { main: `${home}/sign-in`, second: `${home}/forgot-password` };
    case 'email-change-announced':
    case 'second-factor-changed':
    case 'signed-in-on-new-device':
      return { main: `${home}/forgot-password` };
  }
};

/** A mail about an account, in the reader's language: plain links, no pictures, no tracking. */
export const accountMail = (job: AccountMailJob, site: Site, mailed?: MailedSecret): Mail => {
  const { template, region, device = '', byReset = false, factor = 'set-up' } = job;
  const language = languageOf(job.language);
  const when = moment(job.at, region, language.locale);
  const words = language.mails[template]({ name: greetingName(job.firstName), when, device, byReset, factor });
  const home = `${site.url}/${region}`;
  const { main, second } = links(home, template, mailed?.token ?? '');
  return mailOf(
    {
      subject: words.subject,
      title: words.title,
      preview: words.opening[0] ?? '',
      lang: language.code,
      body: [
        ...words.opening.map(sentence),
        secret(language.temporaryPassword, mailed?.temporaryPassword ?? ''),
        mainLink(main, words.action, '\n'),
        furtherLink(words.secondAction && second, words.secondAction ?? '', '\n'),
        ...words.closing.map(sentence),
        remark(words.notYou),
        spelledOut(language.linkInstead, main),
      ],
    },
    whyFoot(language.whyMailed, home, language.home),
  );
};
