import { defineMessages } from 'react-intl';

const plain = defineMessages({
  pages: { id: 'ui.pager.pages', defaultMessage: 'Pages' },
  firstPage: { id: 'ui.pager.first', defaultMessage: 'First page' },
  previousPage: { id: 'ui.pager.previous', defaultMessage: 'Previous page' },
  nextPage: { id: 'ui.pager.next', defaultMessage: 'Next page' },
  lastPage: { id: 'ui.pager.last', defaultMessage: 'Last page' },
});

const withValues = defineMessages<{ page: { number: number } }>({
  page: { id: 'ui.pager.page', defaultMessage: 'Page {number}' },
});

export const messages = { ...plain, ...withValues };
