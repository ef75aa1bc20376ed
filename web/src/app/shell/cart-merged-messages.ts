import { defineMessages } from 'react-intl';

type Quantities = {
  brought: number;
  before: number;
  quantity: number;
};

/** Separate from the frame's texts, because those are part of the first script. */
export const messages = {
  ...defineMessages({
    title: { id: 'app.merged', defaultMessage: 'Your two carts have been combined' },
    view: { id: 'app.merged.view', defaultMessage: 'View cart' },
    close: { id: 'app.merged.close', defaultMessage: 'Close this message' },
  }),
  ...defineMessages<{ added: { count: number }; noRoom: Quantities; sum: Quantities; capped: Quantities }>({
    added: {
      id: 'app.merged.new',
      defaultMessage:
        '{count, plural, one {# line} other {# lines}} that you chose before signing in {count, plural, one {is} other {are}} in your cart.',
    },
    noRoom: {
      id: 'app.merged.noRoom',
      defaultMessage: 'not moved: your cart is full. Order or remove something, then add it again',
    },
    sum: { id: 'app.merged.sum', defaultMessage: '{before} already in your cart + {brought} added = {quantity}' },
    capped: {
      id: 'app.merged.capped',
      defaultMessage: '{before} already in your cart + {brought} added: limited to {quantity}, the maximum per order',
    },
  }),
};
