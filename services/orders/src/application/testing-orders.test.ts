import { describe } from 'vitest';
import { orderRepositoryRules } from '../../test/support/order-repository-rules.ts';
import { ordersInMemory } from './testing-orders.ts';

describe('orders in memory', () => {
  const { repository: orders, published } = ordersInMemory(() => new Date());
  orderRepositoryRules({
    orders,
    published: async (orderId) => published.filter((event) => event.orderId === orderId).length,
  });
});
