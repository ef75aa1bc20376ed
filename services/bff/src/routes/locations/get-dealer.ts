import { DomainError, isDomainError } from '@southline/kernel/errors';
import { toDealer } from '../../contract/dealer.ts';
import { callRoute } from '../call.ts';

const noSuchDealer = (error: unknown): unknown =>
  isDomainError(error, 'NotFound') ? new DomainError('declined', 'NotFound', 'There is no such dealer.') : error;

export const getDealer = callRoute('Locations/get-dealer', ({ clients, settings }) => async ({ query, region }) => {
  const { dealer } = await clients.locator
    .getDealer({ dealerCode: query.dealerCode })
    .catch((error: unknown) => Promise.reject(noSuchDealer(error)));
  if (!dealer) throw new DomainError('declined', 'NotFound', 'There is no such dealer.');
  return { status: true, data: toDealer(dealer, { basePath: settings.BASE_PATH, region }) };
});
