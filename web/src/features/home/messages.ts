import { defineMessages } from 'react-intl';
import texts from './messages.json';

const withValues = defineMessages<{ promiseDispatch: { time: string }; promiseDelivery: { amount: string } }>({
  promiseDispatch: {
    id: 'home.promise.dispatch',
    defaultMessage: 'Ordered by {time} on a working day, sent the same day',
  },
  promiseDelivery: { id: 'home.promise.delivery', defaultMessage: 'Free delivery from {amount}' },
});

export const messages = { ...defineMessages(texts), ...withValues };
