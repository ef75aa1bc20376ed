import { html } from '@southline/kernel/html';
import type { Mail } from '../../domain/ports.ts';
import type { DeskTemplate, ReceiptTemplate, SiteMailJob } from '../../domain/site-mail.ts';
import { stacked } from '../layout.ts';
import type { Site } from '../mail.ts';
import { mailOf, type Piece, sentence, whyFoot } from '../pieces.ts';
import { style } from '../style.ts';
import { receiptLanguage } from './receipt-words.ts';

const deskTitles: Readonly<Record<DeskTemplate, string>> = {
  enquiry: 'Enquiry from the website',
  booking: 'Booking request from the website',
};

const fact = ({ label, value }: SiteMailJob['facts'][number]): Piece => ({
  row: html`<tr><td style="padding:2px 28px 12px;">
<div class="quiet" style="${style.label}">${label}</div>
<div class="ink" style="${style.value}">${stacked(value.split('\n'))}</div></td></tr>`,
  text: `${label}:\n${value}`,
});

const isDesk = (template: SiteMailJob['template']): template is DeskTemplate => template in deskTitles;

/** The mail to the desk with all fields of the form. A reply goes to the visitor. */
const deskMail = (template: DeskTemplate, { facts, region, id }: SiteMailJob): Mail => {
  const title = deskTitles[template];
  const shown = facts.filter(({ value }) => value.trim() !== '');
  const foot = `Reference ${id}. An answer to this mail goes to the visitor.`;
  const subject = `${title} (${region.toUpperCase()})`;
  return mailOf({ subject, title, preview: title, body: shown.map(fact) }, { row: html`${foot}`, text: foot });
};

/** A receipt for the visitor. It contains no typed text, because the address may be a stranger's. */
const receipt = (template: ReceiptTemplate, job: SiteMailJob, site: Site): Mail => {
  const { code, whyMailed, home: homeLabel, receipts } = receiptLanguage(job.language);
  const { subject, title, opening, closing } = receipts[template](job.about);
  return mailOf(
    { subject, title, preview: opening[0] ?? '', lang: code, body: [...opening, closing].map(sentence) },
    whyFoot(whyMailed, `${site.url}/${job.region}`, homeLabel),
  );
};

export const siteMail = (job: SiteMailJob, site: Site): Mail => {
  const { template } = job;
  return isDesk(template) ? deskMail(template, job) : receipt(template, job, site);
};
