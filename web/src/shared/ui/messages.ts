import { defineMessages, type MessageTag } from 'react-intl';
import texts from './messages.json';

export const messages = defineMessages(texts.messages);

export const paperMessages = defineMessages(texts.paperMessages);

/** Headings of the columns of parts. */
export const partColumns = defineMessages(texts.partColumns);

/** Texts about delivery, shared by all screens. */
export const deliveryMessages = {
  ...defineMessages({
    australiaOnly: { id: 'ui.delivery.australiaOnly', defaultMessage: 'We deliver within Australia only.' },
  }),
  ...defineMessages<{ stockist: { a: MessageTag } }>({
    stockist: {
      id: 'ui.delivery.stockist',
      defaultMessage:
        'In New Zealand, buy from a <a>parts stockist</a>, or order here to an address in Australia. Prices are in Australian dollars.',
    },
  }),
};

export const fitWords = defineMessages(texts.fitWords);
