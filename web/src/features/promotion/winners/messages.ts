import { defineMessages } from 'react-intl';

/** What the announcement says; the content service brings other texts for another draw. */
export const messages = defineMessages({
  title: { id: 'promotion.winners.title', defaultMessage: 'The draw has taken place' },
  text: {
    id: 'promotion.winners.text',
    defaultMessage:
      'Two entries were drawn from all valid receipts. Both entrants have been told by e-mail and have accepted. We publish entry numbers, not names.',
  },
  individual: { id: 'promotion.winners.individual', defaultMessage: 'Individual entry' },
  individualEntry: { id: 'promotion.winners.individual.entry', defaultMessage: 'No. 7KQ2-M4XD, Victoria' },
  organisation: { id: 'promotion.winners.organisation', defaultMessage: 'Member organisation' },
  organisationEntry: { id: 'promotion.winners.organisation.entry', defaultMessage: 'No. B9RT-3HWE, Waikato' },
  check: {
    id: 'promotion.winners.check',
    defaultMessage: 'Your entry number stands in the e-mail that confirmed your entry.',
  },
  close: { id: 'promotion.winners.close', defaultMessage: 'Close' },
});
