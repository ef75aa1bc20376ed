import { OwnDataServiceService } from './gen/southline/own_data/v1/own_data_service.ts';
import { servedBy } from './served-by.ts';

/** The services that keep data about members. Each serves the same call under its own name. */
export const ownDataServices = servedBy(OwnDataServiceService, [
  'auth',
  'orders',
  'returns',
  'documents',
  'catalogue',
  'vouchers',
  'content',
  'notifications',
]);
