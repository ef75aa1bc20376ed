import { DeliveryDetails } from '@southline/contracts/common';
import { clientDeliveryNames, serverDeliveryNames } from '@southline/rest/delivery';
import { fromNamed, named } from '@southline/rest/names';
import type { ClientDelivery, ServerDelivery } from '@southline/rest/types';

export const toDelivery = (delivery: ClientDelivery): DeliveryDetails => fromNamed(clientDeliveryNames, delivery);

/** The request field that a service's complaint about a delivery field is shown at; other names stay. */
export const requestField = (field: string): string =>
  Object.hasOwn(clientDeliveryNames, field)
    ? `devliveryDetails.${clientDeliveryNames[field as keyof DeliveryDetails]}`
    : field;

/** The texts are empty while no details are saved. */
export const toServerDelivery = (delivery: DeliveryDetails = DeliveryDetails.fromPartial({})): ServerDelivery =>
  named(serverDeliveryNames, delivery);
