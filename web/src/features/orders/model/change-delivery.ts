import type { Place } from '../../../shared/address/place-rules.ts';
import type { OrderDetails } from '../api/order-query.ts';

/** A delivery address of the member's profile. */
export type SavedAddress = Place & { readonly label: string };

/** Until its first parcel leaves, the address of a placed order can be changed. The server decides. */
export const mayChangeDelivery = ({
  fulfilmentStatus,
  parcels,
  orderDetails: [line],
  reading,
}: OrderDetails): boolean =>
  fulfilmentStatus === 'Order Placed' && parcels.length === 0 && Boolean(line?.orderDate) && !reading;

/** When the address was last changed, ISO 8601 UTC; undefined if it never was. */
export const deliveryChangedAt = ({ steps }: Pick<OrderDetails, 'steps'>): string | undefined =>
  steps.findLast(({ kind }) => kind === 'DeliveryChanged')?.at;

/** Recipient and address of an order, as its form begins. */
export const placeOf = ({ orderDetails: [line] }: Pick<OrderDetails, 'orderDetails'>): Place => ({
  FirstName: line?.firstName ?? '',
  LastName: line?.lastName ?? '',
  DeliveryAddressline: line?.deliveryAddressline1 ?? '',
  DeliveryLocality: line?.deliveryLocality ?? '',
  DeliveryState: line?.deliveryState ?? '',
  DeliveryPostcode: line?.deliveryPostCode ?? '',
  Phone: line?.telephone ?? '',
});
