import type { Cart, CartLine, Data, ServerDelivery } from '@southline/rest/types';

/** Answers of the cart. */
export const line: CartLine = {
  shoppingCartID: 'c1',
  orderID: 'o1',
  orderNumber: 'S1',
  partno: 'SL-100',
  cleansedPartNo: 'SL100',
  gmPartNumber: '',
  partsDescription: 'Worm drive clamp',
  imageurl: '/x.svg',
  quantity: 10,
  minQuantity: 10,
  listPrice: 1.65,
  totalSales: 16.5,
  isFreePart: false,
  overallStockLevel: 'InStock',
  warehouseStock: 200,
  fit: 'Unknown',
  fitNote: '',
  vehicle: '',
  vehicleSlug: '',
};

/** In the server's format. */
export const site: ServerDelivery = {
  deliveryFirstName: 'Sam',
  deliveryLastName: 'Site',
  deliveryAddressline: '5 Dock Road',
  deliveryLocality: 'Fremantle',
  deliveryPostCode: '6160',
  deliveryState: 'WA',
  delvieryEmail: 'sam@example.com',
  deliveryPhone: '0400000000',
};

/** The delivery details of a cart that has none yet. */
export const noSite: ServerDelivery = {
  deliveryFirstName: '',
  deliveryLastName: '',
  deliveryAddressline: '',
  deliveryLocality: '',
  deliveryPostCode: '',
  deliveryState: '',
  delvieryEmail: '',
  deliveryPhone: '',
};

export const cart: Omit<Cart, 'status'> = {
  listing: [line],
  subTotal: 16.5,
  subTotalGST: 2.68,
  shippingCost: 12.95,
  voucherSaving: 0,
  totalToPay: 29.45,
  deliveryDetails: noSite,
  orderID: 'o1',
  orderNo: 'S1',
  warehouse: null,
  voucher: [],
  ccemail: '',
  businessName: '',
  purchaseorderno: '',
  notes: '',
};

/** The answer of add-to-cart. */
export const added: Data<'cart/add-to-cart'> = { orderID: 'o1', orderNo: 'S1', shoppingCartID: 'c1', quantity: 1 };
