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
  list: { bff: 1.8, catalogue: 1.7, mongo: 0.84 },
  search: { bff: 2.04, catalogue: 1.85, mongo: 0.62 },
  part: { bff: 1.62, catalogue: 1.35, mongo: 0.6 },
  add: { bff: 2.2, orders: 3.8, catalogue: 1.36, mongo: 2.3, kafka: 0.1 },
  order: {
    bff: 17.8,
    orders: 34.6,
    payments: 15.9,
    catalogue: 11.6,
    documents: 32.6,
    notifications: 21.6,
    locator: 2.2,
    content: 0.5,
    vouchers: 0.6,
    returns: 0.5,
    auth: 0.5,
    mongo: 55,
    kafka: 9.1,
    redis: 0.3,
  },
};

/** Steps of a visit without a purchase, as in the scenario `mixed`. */
export const stepsOfVisit: Partial<Record<Operation, number>> = { list: 0.53, search: 0.32, part: 1.53, add: 0.16 };
/** Steps of a purchase. The cost of `order` includes filling its cart. */
export const stepsOfOrder: Partial<Record<Operation, number>> = { part: 1, order: 1 };

/** The scenario `mixed` costs this many times the sum of its steps, because mixed visits find fewer cached answers. */
export const mixedCosts = 1.35;

/** Bytes in MongoDB of one order in all services, indexes included; two thirds are PDFs. */
export const bytesOfOrder = 45_000;
