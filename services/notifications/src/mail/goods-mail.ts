import type { Region } from '@southline/kernel/region';
import type { Mail } from '../domain/ports.ts';
import { type Goods, goodsTable, goodsText } from './goods-table.ts';
import { button, notice, orderLayout, paragraph } from './layout.ts';
import type { Site } from './mail.ts';
import type { OrderMailWords } from './order-words/words.ts';
import { footText, paragraphs } from './plain-text.ts';
import { shownLines } from './shown-lines.ts';

export interface Part {
  /** The text before the goods. */
  readonly says: string;
  readonly goods: readonly Goods[];
  readonly showsRefund: boolean;
}

/** Mail programs cut long messages. Of a long list, only the first lines are shown; the rest is counted. */
const listOf = ({ goods }: Part, { moreLines }: OrderMailWords) => {
  const shown = shownLines({ lines: goods });
  const more = goods.length - shown.length;
  return { shown, more: more > 0 ? moreLines(more) : '' };
};

export interface GoodsNews {
  readonly region: Region;
  readonly subject: string;
  readonly title: string;
  readonly says: readonly string[];
  readonly note: string;
  /** The next step for the reader. */
  readonly link: { readonly page: string; readonly label: string } | undefined;
  readonly parts: readonly Part[];
}

/** A mail with a few sentences and lists of goods. */
export const goodsMail = (news: GoodsNews, site: Site, words: OrderMailWords): Mail => {
  const { region, subject, title, says, note, link, parts } = news;
  return {
    subject,
    html: orderLayout(words, {
      site,
      region,
      title,
      preview: note || (says[0] ?? ''),
      rows: [
        ...says.map(paragraph),
        ...(note ? [notice(note)] : []),
        ...(link ? [button(link.page, link.label)] : []),
        ...parts.flatMap((part) => {
          const { shown, more } = listOf(part, words);
          return [
            ...(part.says ? [paragraph(part.says)] : []),
            goodsTable(shown, part.showsRefund, words),
            ...(more ? [paragraph(more)] : []),
          ];
        }),
      ],
    }),
    text: paragraphs(
      title,
      ...says,
      note,
      link ? `${link.label}: ${link.page}` : '',
      ...parts.flatMap((part) => {
        const { shown, more } = listOf(part, words);
        return [part.says, goodsText(shown, part.showsRefund), more];
      }),
      footText(words, `${site.url}/${region}`),
    ),
  };
};
