import { defineMessages } from 'react-intl';
import texts from './messages.json';

export const messages = {
  ...defineMessages(texts),
  ...defineMessages<{
    promise: { time: string; amount: string; phone: string };
    offer: { count: number | undefined; price: string };
  }>({
    promise: {
      id: 'home.promise',
      defaultMessage:
        'Ordered by {time} on a working day, sent the same day · Free delivery from {amount} · 30 days to return · {phone}',
    },
    offer: { id: 'home.offer', defaultMessage: '{count, number} in stock, from {price}' },
  }),
};
