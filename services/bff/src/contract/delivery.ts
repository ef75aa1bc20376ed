import { DeliveryDetails } from '@southline/contracts/common';
import type { ClientDelivery, ServerDelivery } from '@southline/rest/types';

type Field = keyof DeliveryDetails;

/** The client's name and the server's name of each field. */
const names = {
  firstName: ['FirstName', 'deliveryFirstName'],
  lastName: ['LastName', 'deliveryLastName'],
  addressLine: ['DeliveryAddressline', 'deliveryAddressline'],
  locality: ['DeliveryLocality', 'deliveryLocality'],
  state: ['DeliveryState', 'deliveryState'],
  postcode: ['DeliveryPostcode', 'deliveryPostCode'],
  phone: ['Phone', 'deliveryPhone'],
  email: ['Email', 'delvieryEmail'],
} as const satisfies Record<Field, readonly [keyof ClientDelivery, keyof ServerDelivery]>;

const fields = Object.keys(names) as Field[];

export const toDelivery = (delivery: ClientDelivery): DeliveryDetails =>
  Object.fromEntries(fields.map((field) => [field, delivery[names[field][0]]])) as unknown as DeliveryDetails;

/** The request field that a service's complaint about a delivery field is shown at; other names stay. */
export const requestField = (field: string): string =>
  Object.hasOwn(names, field) ? `devliveryDetails.${names[field as Field][0]}` : field;

/** The texts are empty while no details are saved. */
export const toServerDelivery = (delivery: DeliveryDetails = DeliveryDetails.fromPartial({})): ServerDelivery =>
  Object.fromEntries(fields.map((field) => [names[field][1], delivery[field]])) as ServerDelivery;
