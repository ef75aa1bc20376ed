export * from './gen/southline/returns/v1/return.ts';
export * from './gen/southline/returns/v1/returns_service.ts';
