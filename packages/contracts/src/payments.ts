export * from './gen/southline/payments/v1/payments_service.ts';
