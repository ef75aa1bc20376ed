import { html } from '@southline/kernel/html';
import type { Notice } from '../../domain/notice-mail.ts';
import type { Mail } from '../../domain/ports.ts';
import { paragraph } from '../layout.ts';
import type { Site } from '../mail.ts';
import { mailOf, mainLink, sentence, spelledOut, whyFoot } from '../pieces.ts';
import { noticeLanguage } from './notice-words.ts';

/** A mail about a wish: the request to confirm it, or its fulfilment. Both contain a link to unsubscribe. */
export const noticeMail = (notice: Notice, site: Site): Mail & { readonly unsubscribe: string } => {
  const { template, region, partNo, description, supersededBy } = notice;
  const asks = template === 'notice-requested';
  const language = noticeLanguage(notice.language);
  const words = language[asks ? 'asks' : 'tells'][notice.about](notice);
  const why = asks ? language.whyAsked : language.whyTold;
  const [home, token] = [`${site.url}/${region}`, encodeURIComponent(notice.token)];
  const end = `${home}/part-notice/end/${token}`;
  const main = asks
    ? `${home}/part-notice/confirm/${token}`
    : `${home}/part-detail/${encodeURIComponent(supersededBy || partNo)}`;
  const part = [partNo, description].filter(Boolean).join(' · ');
  const mail = mailOf(
    {
      subject: words.subject,
      title: words.title,
      preview: words.opening,
      lang: language.code,
      body: [
        { row: paragraph(html`<strong>${part}</strong>`), text: part },
        sentence(words.opening),
        mainLink(main, words.action, '\n'),
        sentence(words.closing),
        spelledOut(language.linkInstead, main),
      ],
    },
    whyFoot(why, end, language.end, `${language.end}:\n${end}`),
  );
  // The URL for the unsubscribe button of mail programs.
  return { ...mail, unsubscribe: `${home}/api/products/end-notices?token=${token}` };
};
