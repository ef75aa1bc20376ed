import { deliveryLengths, remarkLengths } from '@southline/kernel/order';
import { Type } from 'typebox';
import { lines, object, text } from './fields.ts';

/** Delivery details as the client names them. The orders service validates them. */
export const clientDelivery = object({
  FirstName: text(deliveryLengths.firstName),
  LastName: text(deliveryLengths.lastName),
  DeliveryAddressline: text(deliveryLengths.addressLine),
  DeliveryLocality: text(deliveryLengths.locality),
  DeliveryState: text(20),
  DeliveryPostcode: text(10),
  Phone: text(20),
  Email: text(deliveryLengths.email),
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

/** Remarks of an order beside the address. `ccemail`: addresses separated by `;`. */
export const remarkTexts = {
  ccemail: text(remarkLengths.ccEmails),
  businessName: text(remarkLengths.businessName),
  purchaseorderno: text(remarkLengths.purchaseOrderNo),
  notes: lines(remarkLengths.notes),
};

/** The same for a placed order. */
export const orderRemarks = {
  businessName: Type.String({ description: "The buyer's company, as on the tax invoice; empty without one." }),
  purchaseOrderNo: Type.String(),
  notes: Type.String(),
  ccEmails: Type.Array(Type.String(), { description: 'Who else got a copy of the confirmation.' }),
};

/** A missing field keeps its saved value. */
export const remarks = Type.Partial(Type.Object(remarkTexts)).properties;
