import { DeliveryDetails } from '@southline/contracts/common';
import { clientDeliveryNames, serverDeliveryNames } from '@southline/rest/delivery';
import { fromNamed, named } from '@southline/rest/names';
import type { ClientDelivery, ClientPlace, ServerDelivery } from '@southline/rest/types';

export const toDelivery = (delivery: ClientDelivery): DeliveryDetails => fromNamed(clientDeliveryNames, delivery);

const { email: _, ...placeNames } = clientDeliveryNames;

/** The client's names of recipient and address, without the e-mail address. */
export { placeNames };

export const toPlace = (place: ClientPlace): DeliveryDetails =>
  DeliveryDetails.fromPartial(fromNamed(placeNames, place));

/** The request field that shows a service's error about a delivery field. Other names stay as they are. */
export const requestField = (field: string): string =>
  Object.hasOwn(clientDeliveryNames, field)
    ? `devliveryDetails.${clientDeliveryNames[field as keyof DeliveryDetails]}`
    : field;

/** The texts are empty until details are saved. */
export const toServerDelivery = (delivery: DeliveryDetails = DeliveryDetails.fromPartial({})): ServerDelivery =>
  named(serverDeliveryNames, delivery);
