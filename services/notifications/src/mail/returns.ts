import { type Cents, formatMoney } from '@southline/kernel/money';
import type { OrderDealer } from '@southline/kernel/order';
import { dealerOf, present } from '@southline/kernel/order-texts';
import { regionDay } from '@southline/kernel/region';
import type { Mail } from '../domain/ports.ts';
import type { ReturnAnswer, ReturnEnd, ReturnRequest } from '../domain/return-news.ts';
import { type Goods, goodsList } from './goods-table.ts';
import type { Site } from './mail.ts';
import { detailTable, detailText } from './order-details.ts';
import type { OrderMailWords } from './order-words/en.ts';
import { orderMailWords } from './order-words/index.ts';
import { mainLink, nothing, orderMail, type Piece, remark, sentence } from './pieces.ts';

interface Part {
  /** The paragraphs before the goods. */
  readonly says: readonly [string, ...string[]];
  /** Where the reader brings the goods. */
  readonly dealer?: OrderDealer | undefined;
  readonly goods: readonly Goods[];
}

interface News extends Part {
  readonly subject: string;
  readonly title: string;
  /** The message of staff. */
  readonly note: string;
  /** The path below the region's home page. */
  readonly page: string;
  readonly button: string;
  readonly showsRefund: boolean;
  /** Further parts, after the button and the goods. */
  readonly more?: readonly Part[];
}

const whereTo = (dealer: OrderDealer | undefined, { labels }: OrderMailWords): Piece => {
  const details = present([dealerOf({ dealer }, labels)]);
  return details.length > 0 ? { row: detailTable(details), text: detailText(details) } : nothing;
};

type MailedReturn = ReturnRequest | ReturnAnswer | ReturnEnd;

const newsMail = (
  { region, firstName, ofGuest }: MailedReturn,
  site: Site,
  words: OrderMailWords,
  news: News,
): Mail => {
  const { subject, title, note, dealer, goods, showsRefund, more = [] } = news;
  const [first, ...others] = news.says;
  const greeted = [firstName ? words.greeting(firstName) + first : first, ...others];
  // A guest opens the order with a code, both to read and to answer.
  const page = `${site.url}/${region}/${ofGuest ? 'order-status' : news.page}`;
  const label = ofGuest ? words.viewOrder : news.button;
  return orderMail(words, {
    site,
    region,
    subject,
    title,
    preview: first,
    body: [
      ...greeted.map(sentence),
      whereTo(dealer, words),
      remark(note && words.returns.note(note)),
      mainLink(page, label),
      goodsList(goods, showsRefund, words),
      ...more.flatMap((part) => [
        ...part.says.map(sentence),
        whereTo(part.dealer, words),
        goodsList(part.goods, showsRefund, words),
      ]),
    ],
  });
};

const path = (...parts: readonly string[]): string => parts.map(encodeURIComponent).join('/');

/** Confirms a request to return goods and states the possible refund. */
export const requestedMail = (request: ReturnRequest, site: Site): Mail => {
  const words = orderMailWords(request.language);
  const { subject, title, message, button: label } = words.returns.requested;
  return newsMail(request, site, words, {
    subject: subject(request.returnNo),
    title: title(request.returnNo),
    says: [
      message(request.orderNo),
      ...(request.kept > 0 ? [words.returns.freePartMay(formatMoney(request.kept))] : []),
    ],
    note: '',
    page: 'member-orders/2',
    button: label,
    goods: request.goods,
    showsRefund: true,
  });
};

const kinds = ['approved', 'declined', 'more-info'] as const;

/** States whether the requested part is held. */
const exchangeSays = ({ exchange, region }: ReturnAnswer, { returns, day }: OrderMailWords): string[] => {
  if (!exchange) return [];
  const units = `${exchange.quantity} × ${exchange.partNo}`;
  const { held } = exchange;
  if (!held) return [returns.exchangeUnavailable(units)];
  return [returns.exchangeHeld(units, formatMoney(held.total), day(regionDay(held.until, region)))];
};

/** The sentences about the items of a round that have the same answer. */
const saysOf = (
  answers: readonly ReturnAnswer[],
  dealer: OrderDealer | undefined,
  words: OrderMailWords,
): Pick<Part, 'says' | 'dealer'> => {
  const { returns, nearDay } = words;
  const [first] = answers;
  const message = returns.answered[first?.answer ?? 'approved'].message(answers.length);
  if (first?.answer !== 'approved') return { says: [message] };
  const { returnNo } = first;
  const named = dealer !== undefined;
  const days = [...new Set(answers.map(({ attendOn }) => attendOn))].filter(Boolean);
  const bring =
    days.length > 0
      ? days.map((one) => returns.attend(nearDay(one), returnNo, named))
      : [returns.bring(returnNo, named)];
  return { says: [message, ...bring, ...answers.flatMap((answer) => exchangeSays(answer, words))], dealer };
};

/** The answer of staff about one item, with their message. */
const oneAnswerMail = (
  answer: ReturnAnswer,
  dealer: OrderDealer | undefined,
  site: Site,
  words: OrderMailWords,
): Mail => {
  const { returnNo, message: note, orderId, itemId } = answer;
  const { subject, button: label } = words.returns.answered[answer.answer];
  return newsMail(answer, site, words, {
    subject: subject(returnNo),
    title: subject(returnNo),
    ...saysOf([answer], dealer, words),
    note,
    page: path('returns-item-detail', orderId, itemId),
    button: label,
    goods: [answer.item],
    showsRefund: false,
  });
};

/**
 * The answers of staff in one round, item by item with their messages. If an item has two answers, the later one
 * counts. `dealer`: where to bring approved goods.
 */
export const answeredMail = (
  answers: readonly [ReturnAnswer, ...ReturnAnswer[]],
  dealer: OrderDealer | undefined,
  site: Site,
): Mail => {
  const words = orderMailWords(answers[0].language);
  const latest = [...new Map(answers.map((answer) => [answer.itemId, answer])).values()];
  const [only, ...others] = latest;
  if (only && others.length === 0) return oneAnswerMail(only, dealer, site, words);
  const groups = kinds.map((kind) => latest.filter(({ answer }) => answer === kind)).filter(({ length }) => length > 0);
  const parts = groups.map((group) => ({
    ...saysOf(group, dealer, words),
    goods: group.map(({ item, message: note }) => ({ ...item, note })),
  }));
  const [first, ...more] = parts;
  if (!first) throw new Error('The answers of a mail are of no kind.');
  const kind = groups.length === 1 ? groups[0]?.[0]?.answer : undefined;
  const subject = (kind ? words.returns.answered[kind].subject : words.returns.mixed)(answers[0].returnNo);
  return newsMail(answers[0], site, words, {
    subject,
    title: subject,
    ...first,
    more,
    note: '',
    page: 'member-orders/2',
    button: words.returns.requested.button,
    showsRefund: false,
  });
};

const giftSays = (kept: Cents, { returns }: OrderMailWords): string[] => {
  if (kept > 0) return [returns.freePartKept(formatMoney(kept))];
  return kept < 0 ? [returns.freePartReturned(formatMoney(-kept))] : [];
};

/** Reports the end of a return: refunded, or declined with the reason. */
export const processedMail = (end: ReturnEnd, withCreditNote: boolean, site: Site): Mail => {
  const { returnNo, orderId, orderNo, completed, dealerNote: note, goods, refund, deliveryRefund, paidByCard } = end;
  const words = orderMailWords(end.language);
  const { toCard, notToCard, creditNote, nothing, delivery } = words.returns;
  const gift = giftSays(end.kept, words);
  const { subject, title } = completed ? words.returns.completed : words.returns.declined;
  const delivered = deliveryRefund > 0 ? [delivery(formatMoney(deliveryRefund))] : [];
  const money = (paidByCard ? toCard : notToCard)(formatMoney(refund));
  return newsMail(end, site, words, {
    subject: subject(returnNo),
    title: title(returnNo),
    says: completed ? [money, ...gift, ...delivered, creditNote(withCreditNote)] : [nothing],
    note,
    page: path('member-order-details', orderId, orderNo),
    button: words.viewOrder,
    goods,
    showsRefund: completed,
  });
};
