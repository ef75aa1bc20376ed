export * from './gen/southline/auth/v1/auth_service.ts';
