import type { Region } from '@southline/kernel/region';
import type { Mail } from '../domain/ports.ts';
import { type Goods, goodsList } from './goods-table.ts';
import type { Site } from './mail.ts';
import type { OrderMailWords } from './order-words/en.ts';
import { mainLink, orderMail, type Piece, remark, sentence } from './pieces.ts';
import { shownLines } from './shown-lines.ts';

export interface Part {
  /** The text before the goods. */
  readonly says: string;
  readonly goods: readonly Goods[];
  readonly showsRefund: boolean;
}

/** Mail programs cut long messages. Of a long list, only the first lines are shown; the rest is counted. */
const pieces = ({ says, goods, showsRefund }: Part, words: OrderMailWords): Piece[] => {
  const shown = shownLines({ lines: goods });
  const more = goods.length - shown.length;
  return [sentence(says), goodsList(shown, showsRefund, words), sentence(more > 0 ? words.moreLines(more) : '')];
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
  return orderMail(words, {
    site,
    region,
    subject,
    title,
    preview: note || (says[0] ?? ''),
    body: [
      ...says.map(sentence),
      remark(note),
      ...(link ? [mainLink(link.page, link.label)] : []),
      ...parts.flatMap((part) => pieces(part, words)),
    ],
  });
};
