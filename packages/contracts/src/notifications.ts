export * from './gen/southline/notifications/v1/notifications_service.ts';
