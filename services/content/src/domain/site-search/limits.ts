import { invalidField } from '@southline/kernel/errors';

export const pageSize = 10;
export const maxQuery = 100;
/** 200,000 parts are 20,000 pages. Visitors do not go that far, but the total number of pages is shown. */
export const maxPage = 99_999;

export const searchBounds = (query: string, page: number): void => {
  if (query.trim() === '') throw invalidField('query', 'Please enter keywords');
  if (query.length > maxQuery) throw invalidField('query', `No more than ${maxQuery} characters, please.`);
  if (!Number.isInteger(page) || page < 1 || page > maxPage) throw invalidField('page', 'There is no such page.');
};
