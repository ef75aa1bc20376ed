import { OwnDataServiceService } from './gen/southline/own_data/v1/own_data_service.ts';
import { servedBy } from './served-by.ts';

const ownData = servedBy(OwnDataServiceService);

/** The services that keep data about members. Each serves the same call under its own name. */
export const ownDataServices = {
  auth: ownData('auth'),
  orders: ownData('orders'),
  returns: ownData('returns'),
  documents: ownData('documents'),
  catalogue: ownData('catalogue'),
  vouchers: ownData('vouchers'),
  content: ownData('content'),
  notifications: ownData('notifications'),
};
