import { defineMessages } from 'react-intl';
import texts from './messages.json';

export const problems = defineMessages(texts.problems);

const plain = defineMessages(texts.plain);

const withCode = defineMessages<{ goesToDealer: { code: string } }>({
  goesToDealer: {
    id: 'booking.goesToDealer',
    defaultMessage:
      'It names the service centre that you chose (number {code}). Centres that take bookings by e-mail get it at once; for all others our bookings desk passes it on.',
  },
});

export const messages = { ...plain, ...withCode };
