import { defineMessages } from 'react-intl';
import texts from './messages.json';

const plain = defineMessages(texts);

const withValues = defineMessages<{
  cartCount: { count: number };
  cartBar: { count: number };
  menuOf: { name: string };
}>({
  menuOf: { id: 'app.menuOf', defaultMessage: 'Account of {name}' },
  cartBar: { id: 'app.cartBar', defaultMessage: '{count, plural, one {# line} other {# lines}} in your cart' },
  cartCount: {
    id: 'app.cartCount',
    defaultMessage: '{count, plural, one {Cart, # line} other {Cart, # lines}}',
  },
});

export const messages = { ...plain, ...withValues };
