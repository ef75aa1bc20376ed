import { html } from '@southline/kernel/html';
import type { Notice } from '../../domain/notice-mail.ts';
import type { Mail } from '../../domain/ports.ts';
import { button, layout, paragraph } from '../layout.ts';
import type { Site } from '../mail.ts';
import { paragraphs } from '../plain-text.ts';
import { style } from '../style.ts';
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
  return {
    subject: words.subject,
    // The URL for the unsubscribe button of mail programs.
    unsubscribe: `${home}/api/products/end-notices?token=${token}`,
    html: layout({
      title: words.title,
      preview: words.opening,
      lang: language.code,
      foot: html`${why}<br><a class="link" href="${end}" style="${style.link}">${language.end}</a>`,
      rows: [
        paragraph(html`<span style="${style.value}">${part}</span>`),
        paragraph(words.opening),
        button(main, words.action),
        paragraph(words.closing),
        paragraph(html`<span class="quiet" style="${style.small}">${language.linkInstead}<br>
<a class="link" href="${main}" style="${style.link}${style.address}">${main}</a></span>`),
      ],
    }),
    text: paragraphs(
      words.title,
      part,
      words.opening,
      `${words.action}:\n${main}`,
      words.closing,
      `${why}\n${language.end}:\n${end}`,
    ),
  };
};
