import { defineMessages } from 'react-intl';
import texts from './messages.json';

const plain = defineMessages(texts);

const withValues = defineMessages<{
  cartCount: { count: number };
  cartBar: { count: number };
  menuOf: { name: string };
  mergedNew: { count: number };
  mergedSum: { brought: number; before: number; quantity: number };
  mergedCapped: { brought: number; before: number; quantity: number };
  mergedNoRoom: { brought: number; before: number; quantity: number };
}>({
  menuOf: { id: 'app.menuOf', defaultMessage: 'Account of {name}' },
  mergedNew: {
    id: 'app.merged.new',
    defaultMessage:
      '{count, plural, one {# line} other {# lines}} that you chose before signing in {count, plural, one {is} other {are}} in your cart.',
  },
  mergedNoRoom: {
    id: 'app.merged.noRoom',
    defaultMessage: 'not moved: your cart is full. Order or remove something, then add it again',
  },
  mergedSum: { id: 'app.merged.sum', defaultMessage: '{before} already in your cart + {brought} added = {quantity}' },
  mergedCapped: {
    id: 'app.merged.capped',
    defaultMessage: '{before} already in your cart + {brought} added: limited to {quantity}, the maximum per order',
  },
  cartBar: { id: 'app.cartBar', defaultMessage: '{count, plural, one {# line} other {# lines}} in your cart' },
  cartCount: {
    id: 'app.cartCount',
    defaultMessage: '{count, plural, one {Cart, # line} other {Cart, # lines}}',
  },
});

export const messages = { ...plain, ...withValues };
