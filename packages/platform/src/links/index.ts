export {
  createOrderCodes,
  createOrderLinks,
  type LinkedOrder,
  type OrderLinks,
  orderCodeMs,
  orderLinkMs,
} from './order-access.ts';
export { createSealedLinks, type SealedLinks } from './sealed-links.ts';
