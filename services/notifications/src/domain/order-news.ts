import type { OrderTemplate } from './mail-key.ts';

/** An event in the history of an order: its documents are complete, or a mail about it was sent. */
export interface OrderNews {
  readonly what: OrderTemplate | 'papers-ready';
  readonly at: Date;
}

/** A mail that the mail server has accepted, with its key. */
export interface SentMail {
  readonly key: string;
  readonly template: OrderTemplate;
  readonly sentAt: Date;
}

/** Mails that differ only in their recipient count as one event, at the time of the first of them. */
export const newsOf = (mails: readonly SentMail[], papersReadyAt: Date | undefined): OrderNews[] => {
  const first = new Map<string, OrderNews>();
  for (const { key, template, sentAt } of mails) {
    // The parts of a key: template/order/recipient/request.
    const [, , , request = ''] = key.split('/');
    const same = `${template}/${request}`;
    const known = first.get(same);
    if (!known || sentAt < known.at) first.set(same, { what: template, at: sentAt });
  }
  const papers = papersReadyAt ? [{ what: 'papers-ready', at: papersReadyAt } as const] : [];
  return [...papers, ...first.values()].sort((a, b) => a.at.getTime() - b.at.getTime());
};
