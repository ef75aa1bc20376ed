/** A service's page: its id, and the product page with its parts ('' means the whole range). */
export type Service = { id: string; text: string; range: string };

/** In the order of the cards. `text` is the key of its texts and its picture. */
export const services: readonly Service[] = [
  { id: 'log-book-service', text: 'logBook', range: '' },
  { id: 'battery-service', text: 'battery', range: 'Batteries' },
  { id: 'brake-service', text: 'brakes', range: 'Brakes' },
  { id: 'filters-fluids-service', text: 'filters', range: 'Filters' },
  { id: 'oil-service', text: 'oil', range: 'Fluids-Oils' },
  { id: 'wipers-service', text: 'wipers', range: 'Wipers' },
  { id: 'lights-service', text: 'lights', range: 'Light-Bulbs' },
  { id: 'belts-cooling-service', text: 'belts', range: 'Drive-Belts' },
  { id: 'air-conditioning-service', text: 'air', range: 'Filters' },
  { id: 'pre-purchase-inspection', text: 'inspection', range: '' },
];

export const OVERVIEW = 'service';

/** The name below /products of the page that a service's button opens: the service's id with "service" replaced by "parts". */
export const partsNameOf = (id: string): string => id.replace('service', 'parts');

const rangeByName = new Map([
  [partsNameOf(OVERVIEW), ''],
  ...services.map(({ id, range }): [string, string] => [partsNameOf(id), range]),
]);

/** The range path of a URL below /products. A service's parts name is replaced by its page; other paths are unchanged. */
export const rangeAt = (splat: string): string => rangeByName.get(splat.replace(/\/$/, '').toLowerCase()) ?? splat;

export const serviceOf = (id: string): Service | undefined => services.find((service) => service.id === id);
