import { DomainError } from '@southline/kernel/errors';
import { escapeHtml } from '@southline/kernel/html';
import { RETURN_DAYS } from '@southline/kernel/returns';

export const invalid = (fields: Readonly<Record<string, string>>) =>
  new DomainError('invalid', 'InvalidRequest', Object.values(fields)[0] ?? 'The request is not valid.', fields);

export const orderUnknown = () => new DomainError('not-found', 'NotFound', 'There is no such order.');
export const returnUnknown = () => new DomainError('not-found', 'NotFound', 'There is no such return.');

export const notDelivered = () =>
  new DomainError('conflict', 'NotDelivered', 'Goods can be returned once their order is delivered.');

export const periodOver = () =>
  new DomainError('conflict', 'ReturnPeriodOver', `Goods can be returned within ${RETURN_DAYS} days of their order.`);

export const requestPending = () =>
  new DomainError('conflict', 'RequestPending', 'A return request for this order is still waiting for an answer.');

export const notAsked = () =>
  new DomainError('conflict', 'NotAsked', 'There is no open question about this return request.');

export const notReady = () =>
  new DomainError('conflict', 'NotReady', 'Every item needs an answer before the return can be processed.');

export const ownReturn = () =>
  new DomainError('forbidden', 'OwnReturn', 'A colleague must decide about your own return.');

/** `what` was done, by whom and when, in the region's time. */
export const alreadyProcessed = (what: string, by: string, at: string) =>
  new DomainError('conflict', 'AlreadyProcessed', `${what} by ${escapeHtml(by)} on ${at}.`, { by, at });
