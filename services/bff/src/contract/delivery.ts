import { DeliveryDetails } from '@southline/contracts/common';
import type { ClientDelivery, ServerDelivery } from '@southline/rest/types';

export const toDelivery = (delivery: ClientDelivery): DeliveryDetails => ({
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

/** Empty texts while nothing is saved. */
export const toServerDelivery = (delivery: DeliveryDetails = DeliveryDetails.fromPartial({})): ServerDelivery => ({
  deliveryFirstName: delivery.firstName,
  deliveryLastName: delivery.lastName,
  deliveryAddressline: delivery.addressLine,
  deliveryLocality: delivery.locality,
  deliveryPostCode: delivery.postcode,
  deliveryState: delivery.state,
  delvieryEmail: delivery.email,
  deliveryPhone: delivery.phone,
});
