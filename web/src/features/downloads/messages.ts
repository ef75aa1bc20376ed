import { defineMessages } from 'react-intl';
import texts from './messages.json';

const plain = defineMessages(texts);

type Values = { page: { page: number }; linkName: { paper: string; product: string }; count: { count: number } };

const withValues = defineMessages<Values>({
  page: { id: 'downloads.page', defaultMessage: 'Page {page}' },
  linkName: { id: 'downloads.linkName', defaultMessage: '{paper}: {product}' },
  count: { id: 'downloads.count', defaultMessage: '{count, plural, one {# product} other {# products}}' },
});

export const messages = { ...plain, ...withValues };
