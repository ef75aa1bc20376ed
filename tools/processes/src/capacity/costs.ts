import type { ServiceName } from '../index.ts';

export const operations = ['list', 'search', 'part', 'add', 'order'] as const;
export type Operation = (typeof operations)[number];

export const stores = ['mongo', 'kafka', 'redis'] as const;
export type StoreProcess = (typeof stores)[number];
export type Consumer = ServiceName | StoreProcess;

/**
 * Milliseconds of processor time of one operation, PDFs and mails included, without what idle processes use. The load tests browse,
 * search, detail, cart and checkout measured them. docs/how-to/scale.md has the commit and the machine.
 */
export const costs: Readonly<Record<Operation, Partial<Record<Consumer, number>>>> = {
  // The cost of a rare category. The list of a popular one is reused for a second, and costs less.
  list: { bff: 1.8, catalogue: 1.7, mongo: 0.84 },
  search: { bff: 0.86, catalogue: 0.9, mongo: 0.37 },
  part: { bff: 0.67, catalogue: 0.7, mongo: 0.32 },
  add: { bff: 1.05, orders: 1.72, catalogue: 0.87, mongo: 1.06, kafka: 0.02 },
  order: {
    bff: 8.8,
    orders: 14.1,
    payments: 5.8,
    catalogue: 5.6,
    documents: 11.3,
    notifications: 12.2,
    locator: 0.6,
    mongo: 25.7,
    kafka: 1.9,
    redis: 0.1,
  },
};

/** Steps of a visit without a purchase, as in the scenario `mixed`. */
export const stepsOfVisit: Partial<Record<Operation, number>> = { list: 0.53, search: 0.32, part: 1.53, add: 0.16 };
/** Steps of a purchase. The cost of `order` includes filling its cart. */
export const stepsOfOrder: Partial<Record<Operation, number>> = { part: 1, order: 1 };

/** The scenario `mixed` costs this many times the sum of its steps, because mixed visits find fewer cached answers. */
export const mixedCosts = 1.3;

/** Bytes in MongoDB of one order in all services, indexes included; two thirds are PDFs. */
export const bytesOfOrder = 45_000;
