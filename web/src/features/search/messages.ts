import { defineMessages } from 'react-intl';
import texts from './messages.json';

const plain = defineMessages(texts);

const withValues = defineMessages<{
  titleOf: { query: string };
  found: { formatted: string; total: number; seconds: string };
  finder: { query: string };
  corrected: { words: string };
}>({
  titleOf: { id: 'search.titleOf', defaultMessage: '{query} in the search' },
  found: {
    id: 'search.found',
    defaultMessage: '{formatted} {total, plural, one {result} other {results}} ({seconds} seconds)',
  },
  finder: { id: 'search.finder', defaultMessage: 'Find “{query}” among the parts' },
  corrected: { id: 'search.corrected', defaultMessage: 'Results for “{words}”.' },
});

export const messages = { ...plain, ...withValues };
