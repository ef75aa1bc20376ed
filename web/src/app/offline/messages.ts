import { defineMessages } from 'react-intl';

/** Beside the page that needs them once in a while, not in the script of every page. */
export const messages = defineMessages({
  title: { id: 'app.offline', defaultMessage: 'You are offline' },
  works: {
    id: 'app.offline.works',
    defaultMessage:
      'Pages that you have seen, your vehicles and the order pad open as they last were; prices and stock may have changed since.',
  },
  waits: {
    id: 'app.offline.waits',
    defaultMessage: 'The cart, your orders and your account need a connection. Nothing in them is lost.',
  },
});
