import { defineMessages, type MessageTag } from 'react-intl';
import texts from './messages.json';

const plain = defineMessages(texts);

const withLinks = defineMessages<{
  whereText: { parts: MessageTag; batteries: MessageTag; finder: MessageTag };
}>({
  whereText: {
    id: 'about.where.text',
    defaultMessage:
      'To buy over the counter, the <parts>stockist locator</parts> shows the nearest shop that carries our parts. For a battery that is tested, fitted and taken back on the spot, use the <batteries>battery stockist finder</batteries>. Everything else starts in the <finder>Parts Finder</finder> and comes to your door.',
  },
});

export const messages = { ...plain, ...withLinks };
