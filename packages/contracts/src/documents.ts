export * from './gen/southline/documents/v1/document.ts';
export * from './gen/southline/documents/v1/documents_service.ts';
