import { defineMessages } from 'react-intl';

/** Separate from the frame's messages, so that they are not part of every page's script. */
export const messages = defineMessages({
  title: { id: 'app.offline', defaultMessage: 'You are offline' },
  works: {
    id: 'app.offline.works',
    defaultMessage:
      'You can still open pages that you have visited, your vehicles and the order pad. Prices and stock may have changed since.',
  },
  waits: {
    id: 'app.offline.waits',
    defaultMessage: 'The cart, your orders and your account need a connection. Nothing in them is lost.',
  },
});
