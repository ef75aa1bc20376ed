import { defineMessages } from 'react-intl';
import texts from './messages.json';

const plain = defineMessages(texts);

const withValues = defineMessages<{
  total: { count: number };
  nearest: { word: string; words: string };
  nothingNear: { word: string };
  removeRow: { words: string };
}>({
  total: { id: 'searches.total', defaultMessage: '{count, plural, one {# search} other {# searches}}' },
  nearest: { id: 'searches.nearest', defaultMessage: '“{word}” is unknown. Nearest: {words}' },
  removeRow: { id: 'searches.removeRow', defaultMessage: 'Remove “{words}”' },
  nothingNear: { id: 'searches.nothingNear', defaultMessage: '“{word}” is unknown, and no similar word was found' },
});

export const messages = { ...plain, ...withValues };
