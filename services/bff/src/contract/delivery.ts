import { DeliveryDetails } from '@southline/contracts/common';
import { clientDeliveryNames, serverDeliveryNames } from '@southline/rest/delivery';
import { fromNamed, named } from '@southline/rest/names';
import type { ClientDelivery, ServerDelivery } from '@southline/rest/types';

export const toDelivery = (delivery: ClientDelivery): DeliveryDetails => fromNamed(clientDeliveryNames, delivery);

/** The request field that shows a service's error about a delivery field. Other names stay as they are. */
export const requestField = (field: string): string =>
  Object.hasOwn(clientDeliveryNames, field)
    ? `devliveryDetails.${clientDeliveryNames[field as keyof DeliveryDetails]}`
    : field;

/** The texts are empty until details are saved. */
export const toServerDelivery = (delivery: DeliveryDetails = DeliveryDetails.fromPartial({})): ServerDelivery =>
  named(serverDeliveryNames, delivery);
