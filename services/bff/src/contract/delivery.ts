import { DeliveryDetails } from '@southline/contracts/common';
import { type Static, Type } from 'typebox';
import { object, text } from './fields.ts';

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

export const toDelivery = (delivery: Static<typeof clientDelivery>): DeliveryDetails => ({
  firstName: delivery.FirstName,
  lastName: delivery.LastName,
  addressLine: delivery.DeliveryAddressline,
  locality: delivery.DeliveryLocality,
  state: delivery.DeliveryState,
  postcode: delivery.DeliveryPostcode,
  phone: delivery.Phone,
  email: delivery.Email,
});

const clientNames: Readonly<Record<string, string>> = {
  firstName: 'FirstName',
  lastName: 'LastName',
  addressLine: 'DeliveryAddressline',
  locality: 'DeliveryLocality',
  state: 'DeliveryState',
  postcode: 'DeliveryPostcode',
  phone: 'Phone',
  email: 'Email',
};

/** The request field that a service's complaint about a delivery field is shown at; other names stay. */
export const requestField = (field: string): string =>
  Object.hasOwn(clientNames, field) ? `devliveryDetails.${clientNames[field]}` : field;

/** Delivery details as the server names them. */
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

/** Empty texts while nothing is saved. */
export const toServerDelivery = (
  delivery: DeliveryDetails = DeliveryDetails.fromPartial({}),
): Static<typeof serverDelivery> => ({
  deliveryFirstName: delivery.firstName,
  deliveryLastName: delivery.lastName,
  deliveryAddressline: delivery.addressLine,
  deliveryLocality: delivery.locality,
  deliveryPostCode: delivery.postcode,
  deliveryState: delivery.state,
  delvieryEmail: delivery.email,
  deliveryPhone: delivery.phone,
});
