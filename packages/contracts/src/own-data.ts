import { OwnDataServiceService as auth } from './gen/southline/auth/v1/own_data_service.ts';
import { OwnDataServiceService as catalogue } from './gen/southline/catalogue/v1/own_data_service.ts';
import { OwnDataServiceService as content } from './gen/southline/content/v1/own_data_service.ts';
import { OwnDataServiceService as documents } from './gen/southline/documents/v1/own_data_service.ts';
import { OwnDataServiceService as notifications } from './gen/southline/notifications/v1/own_data_service.ts';
import { OwnDataServiceService as orders } from './gen/southline/orders/v1/own_data_service.ts';
import { OwnDataServiceService as returns } from './gen/southline/returns/v1/own_data_service.ts';
import { OwnDataServiceService as vouchers } from './gen/southline/vouchers/v1/own_data_service.ts';

/** The services that keep data about members. Each serves the same call under its own name. */
export const ownDataServices = { auth, orders, returns, documents, catalogue, vouchers, content, notifications };
