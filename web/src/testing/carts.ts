/** Answers of the cart. */
export const line = {
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
};

export const cart = {
  listing: [line],
  subTotal: 16.5,
  subTotalGST: 2.68,
  shippingCost: 12.95,
  voucherSaving: 0,
  totalToPay: 29.45,
  deliveryDetails: null as object | null,
  orderID: 'o1',
  orderNo: 'S1',
  warehouse: null,
};

/** As the server names them. */
export const site = {
  deliveryFirstName: 'Sam',
  deliveryLastName: 'Site',
  deliveryAddressline: '5 Dock Road',
  deliveryLocality: 'Fremantle',
  deliveryPostCode: '6160',
  deliveryState: 'WA',
  delvieryEmail: 'sam@example.com',
  deliveryPhone: '0400000000',
};
