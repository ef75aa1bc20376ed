export * from './gen/southline/vouchers/v1/vouchers_service.ts';
