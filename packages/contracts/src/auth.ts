export * from './gen/southline/auth/v1/auth_service.ts';
export * from './gen/southline/auth/v1/journal_service.ts';
export * from './gen/southline/auth/v1/second_factor_service.ts';
export * from './gen/southline/auth/v1/staff_service.ts';
