import { type DeliveryDetails, deliveryLengths, type Remarks, remarkLengths } from '@southline/kernel/order';
import { Type } from 'typebox';
import { code, email, lines, object, phone, prose } from './fields.ts';
import { texts } from './names.ts';

/** The client's names of the delivery fields, by the server's names. */
export const clientDeliveryNames = {
  firstName: 'FirstName',
  lastName: 'LastName',
  addressLine: 'DeliveryAddressline',
  locality: 'DeliveryLocality',
  state: 'DeliveryState',
  postcode: 'DeliveryPostcode',
  phone: 'Phone',
  email: 'Email',
} as const satisfies Record<keyof DeliveryDetails, string>;
export const serverDeliveryNames = {
  firstName: 'deliveryFirstName',
  lastName: 'deliveryLastName',
  addressLine: 'deliveryAddressline',
  locality: 'deliveryLocality',
  state: 'deliveryState',
  postcode: 'deliveryPostCode',
  phone: 'deliveryPhone',
  email: 'delvieryEmail',
} as const satisfies Record<keyof DeliveryDetails, string>;

/** Recipient and address, without the e-mail address. */
export const clientPlace = {
  FirstName: prose(deliveryLengths.firstName),
  LastName: prose(deliveryLengths.lastName),
  DeliveryAddressline: prose(deliveryLengths.addressLine),
  DeliveryLocality: prose(deliveryLengths.locality),
  DeliveryState: prose(20),
  DeliveryPostcode: code(10),
  Phone: phone(20),
};

/** The orders service validates them. */
export const clientDelivery = object({ ...clientPlace, Email: email(deliveryLengths.email) });

/** Empty texts while nothing is saved. */
export const serverDelivery = Type.Object(texts(serverDeliveryNames));

/** Remarks of an order beside the address. `ccemail`: addresses separated by `;`. */
export const remarkNames = {
  ccEmails: 'ccemail',
  businessName: 'businessName',
  purchaseOrderNo: 'purchaseorderno',
  notes: 'notes',
} as const satisfies Record<keyof Remarks, string>;
export const remarkTexts = {
  ccemail: email(remarkLengths.ccEmails),
  businessName: prose(remarkLengths.businessName),
  purchaseorderno: prose(remarkLengths.purchaseOrderNo),
  notes: lines(remarkLengths.notes),
};

/** The remarks that lists and returns show. */
export const listedRemarks = {
  businessName: Type.String({ description: "The buyer's company, as on the tax invoice; empty without one." }),
  purchaseOrderNo: Type.String({ description: 'May be empty.' }),
};

/** The remarks that a placed order shows. */
export const orderRemarks = {
  ...listedRemarks,
  notes: Type.String(),
  ccEmails: Type.Array(Type.String(), { description: 'Who else got a copy of the confirmation.' }),
};

/** A missing field is empty; without any field, the saved remarks stay. */
export const remarks = Type.Partial(Type.Object(remarkTexts)).properties;
