import type { MessageDescriptor } from 'react-intl';
import messages from './messages.json';
import type { TypeSlug } from './model/locator-types.ts';

export { messages };

/** The texts of a locator page by dealer type. */
export const wordsOf: Readonly<
  Record<TypeSlug, { tab: MessageDescriptor; title: MessageDescriptor; lead: MessageDescriptor }>
> = {
  'battery-stockist': { tab: messages.battery, title: messages.batteryTitle, lead: messages.batteryLead },
  'parts-stockist': { tab: messages.parts, title: messages.partsTitle, lead: messages.partsLead },
  'service-centre': { tab: messages.service, title: messages.serviceTitle, lead: messages.serviceLead },
};

export const countOf = {
  'battery-stockist': messages.batteryCount,
  'parts-stockist': messages.partsCount,
  'service-centre': messages.serviceCount,
} as const satisfies Record<TypeSlug, unknown>;
