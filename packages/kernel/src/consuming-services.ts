/** The services that consume events. An event that a service could not handle is parked there. */
export const consumingServices = [
  'orders',
  'returns',
  'notifications',
  'documents',
  'catalogue',
  'vouchers',
  'content',
  'auth',
] as const;
