import { defineMessages } from 'react-intl';
import texts from './messages.json';

const plain = defineMessages(texts.plain);

/** The texts of links to documents, by kind. */
const papers = defineMessages(texts.papers);
export const paperName = (kind: string) =>
  Object.hasOwn(papers, kind) ? papers[kind as keyof typeof papers] : undefined;

const withValues = defineMessages<{ findIn: { name: string }; offer: { count: number | undefined; price: string } }>({
  offer: { id: 'range.offer', defaultMessage: '{count, number} in stock, from {price}' },
  findIn: { id: 'range.findIn', defaultMessage: 'Find your Part: {name}' },
});

export const messages = { ...plain, ...withValues };
