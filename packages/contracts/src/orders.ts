export * from './gen/southline/orders/v1/order.ts';
export * from './gen/southline/orders/v1/orders_service.ts';
export * from './gen/southline/orders/v1/payments_desk_service.ts';
