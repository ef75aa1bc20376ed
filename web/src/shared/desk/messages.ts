import { defineMessages } from 'react-intl';

const plain = defineMessages({
  shortcuts: { id: 'ui.desk.keys', defaultMessage: 'Keyboard shortcuts' },
  shortcutsButton: { id: 'ui.desk.keys.show', defaultMessage: 'Shortcuts (?)' },
  shortcutsOn: { id: 'ui.desk.keys.on', defaultMessage: 'Use single keys on this desk' },
  keyNext: { id: 'ui.desk.keys.next', defaultMessage: 'Next row' },
  keyBefore: { id: 'ui.desk.keys.before', defaultMessage: 'Row before' },
  keyOpen: { id: 'ui.desk.keys.open', defaultMessage: 'Open the row' },
  close: { id: 'ui.desk.keys.close', defaultMessage: 'Close' },
});

const withValues = defineMessages<{ waitingDays: { days: number } }>({
  waitingDays: {
    id: 'ui.desk.waitingDays',
    defaultMessage: '{days, plural, =0 {since today} one {# day} other {# days}}',
  },
});

/** Texts of the lists of staff. */
export const messages = { ...plain, ...withValues };
