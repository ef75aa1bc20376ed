export * from './gen/southline/content/v1/analytics_service.ts';
export * from './gen/southline/content/v1/content_service.ts';
export * from './gen/southline/content/v1/enquiry_service.ts';
export * from './gen/southline/content/v1/promotion_service.ts';
export * from './gen/southline/content/v1/site_search_service.ts';
export * from './gen/southline/content/v1/switch_service.ts';
