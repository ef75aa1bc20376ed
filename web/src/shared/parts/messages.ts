import { defineMessages } from 'react-intl';
import plain from './messages.json';

const withValues = defineMessages<{
  gm: { number: string };
  inStockCount: { count: number };
  lowStockCount: { count: number };
}>({
  gm: { id: 'ui.part.gm', defaultMessage: 'GM {number}' },
  inStockCount: { id: 'ui.part.stock.in.count', defaultMessage: '{count, number} in stock' },
  lowStockCount: { id: 'ui.part.stock.low.count', defaultMessage: 'Low stock: {count, number}' },
});

export const messages = { ...defineMessages(plain), ...withValues };
