export * from './gen/southline/locator/v1/locator_service.ts';
