import { defineMessages } from 'react-intl';

// Separate from the screen's other texts, because only the panel's own chunk needs them.
const plain = defineMessages({
  orders: { id: 'home.member.orders', defaultMessage: 'Your last orders' },
  allOrders: { id: 'home.member.allOrders', defaultMessage: 'All orders' },
  vehicles: { id: 'home.member.vehicles', defaultMessage: 'Your vehicles' },
  garage: { id: 'home.member.garage', defaultMessage: 'All vehicles' },
  lists: { id: 'home.member.lists', defaultMessage: 'Your lists and returns' },
  pad: { id: 'home.member.pad', defaultMessage: 'Order Pad' },
});

type Count = { count: number };
export const messages = {
  ...plain,
  ...defineMessages<{ favourites: Count; returns: Count }>({
    favourites: { id: 'home.member.favourites', defaultMessage: 'Favourites ({count})' },
    returns: { id: 'home.member.returns', defaultMessage: 'Open returns ({count})' },
  }),
};
