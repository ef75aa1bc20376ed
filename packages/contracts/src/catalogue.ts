export * from './gen/southline/catalogue/v1/catalogue_service.ts';
export * from './gen/southline/catalogue/v1/export_service.ts';
export * from './gen/southline/catalogue/v1/notice_service.ts';
export * from './gen/southline/catalogue/v1/product_page_service.ts';
export * from './gen/southline/catalogue/v1/range_paper.ts';
export * from './gen/southline/catalogue/v1/stock_service.ts';
export * from './gen/southline/catalogue/v1/suggest_service.ts';
export * from './gen/southline/catalogue/v1/vehicle_service.ts';
