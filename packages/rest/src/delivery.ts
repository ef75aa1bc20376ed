import { Type } from 'typebox';
import { lines, object, text } from './fields.ts';

/** Delivery details as the client names them. What is required or wrong is judged by the orders service. */
export const clientDelivery = object({
  FirstName: text(60),
  LastName: text(60),
  DeliveryAddressline: text(120),
  DeliveryLocality: text(60),
  DeliveryState: text(20),
  DeliveryPostcode: text(10),
  Phone: text(20),
  Email: text(254),
});

/** Delivery details as the server names them; empty texts while nothing is saved. */
export const serverDelivery = Type.Object({
  deliveryFirstName: Type.String(),
  deliveryLastName: Type.String(),
  deliveryAddressline: Type.String(),
  deliveryLocality: Type.String(),
  deliveryPostCode: Type.String(),
  deliveryState: Type.String(),
  delvieryEmail: Type.String(),
  deliveryPhone: Type.String(),
});

/** At most ten addresses of 254 characters with `;` between; the addresses are judged by the orders service. */
const remarkFields = { ccemail: text(2_560), purchaseorderno: text(50), notes: lines(1_000) };

/** What goes with an order beside the address; nothing given keeps what was saved. */
export const remarks = {
  ccemail: Type.Optional(remarkFields.ccemail),
  purchaseorderno: Type.Optional(remarkFields.purchaseorderno),
  notes: Type.Optional(remarkFields.notes),
};
