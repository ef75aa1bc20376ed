import { describe } from 'vitest';
import { recordRules } from '../../test/support/record-rules.ts';
import { recordsInMemory } from './testing-records.ts';

describe('records in memory', () => {
  const { attempts, books, published } = recordsInMemory();
  recordRules({
    attempts,
    books,
    published: async (orderId) => published.filter((event) => event.orderId === orderId).length,
  });
});
