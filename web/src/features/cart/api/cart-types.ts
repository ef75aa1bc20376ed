import type { Fit } from '../../../shared/ui/fit-mark.tsx';

export type StockLevel = 'InStock' | 'Low' | 'None';

export type CartLine = {
  shoppingCartID: string;
  orderID: string;
  orderNumber: string;
  partno: string;
  cleansedPartNo: string;
  gmPartNumber: string;
  partsDescription: string;
  imageurl: string;
  quantity: number;
  minQuantity: number;
  /** AUD with GST, per piece. */
  listPrice: number;
  totalSales: number;
  isFreePart: boolean;
  overallStockLevel: StockLevel;
  /** Units that the warehouse has. */
  warehouseStock: number;
  fit?: Fit;
  fitNote?: string;
  /** The vehicle that it was chosen for, in words; empty without one. */
  vehicle?: string;
};

/** The names of the server's side, its spelling included. */
export type ServerDelivery = {
  deliveryFirstName: string;
  deliveryLastName: string;
  deliveryAddressline: string;
  deliveryLocality: string;
  deliveryPostCode: string;
  deliveryState: string;
  delvieryEmail: string;
  deliveryPhone: string;
};

export type Cart = {
  /** What the server has changed by itself, such as lines that can no longer be bought. */
  message?: string;
  listing: CartLine[];
  subTotal: number;
  subTotalGST: number;
  shippingCost: number;
  voucherSaving: number;
  totalToPay: number;
  deliveryDetails: ServerDelivery | null;
  orderID: string;
  orderNo: string;
  warehouse: { name: string; address: string } | null;
  ccemail?: string;
  purchaseorderno?: string;
  notes?: string;
};
