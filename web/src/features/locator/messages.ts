import { defineMessages, type MessageDescriptor } from 'react-intl';
import texts from './messages.json';
import type { TypeSlug } from './model/locator-types.ts';

const plain = defineMessages(texts);

const withValues = defineMessages<{
  titleAt: { title: string; place: string };
  batteryCount: { count: number };
  partsCount: { count: number };
  serviceCount: { count: number };
  countListed: { listed: number };
  callName: { name: string; telephone: string };
  openUntil: { time: string };
  closedUntil: { time: string };
  closedUntilDay: { day: string; time: string };
  holiday: { name: string };
  days: { from: string; to: string };
}>({
  titleAt: { id: 'locator.titleAt', defaultMessage: '{title} near {place}' },
  batteryCount: {
    id: 'locator.battery.count',
    defaultMessage: '{count, plural, one {# battery stockist} other {# battery stockists}}',
  },
  partsCount: {
    id: 'locator.parts.count',
    defaultMessage: '{count, plural, one {# parts stockist} other {# parts stockists}}',
  },
  serviceCount: {
    id: 'locator.service.count',
    defaultMessage: '{count, plural, one {# service centre} other {# service centres}}',
  },
  countListed: { id: 'locator.countListed', defaultMessage: 'The first {listed, number} are listed.' },
  callName: { id: 'locator.callName', defaultMessage: 'Call {name}, {telephone}' },
  openUntil: { id: 'locator.openUntil', defaultMessage: 'Open now until {time}' },
  closedUntil: { id: 'locator.closedUntil', defaultMessage: 'Closed, opens at {time}' },
  closedUntilDay: { id: 'locator.closedUntilDay', defaultMessage: 'Closed, opens {day} at {time}' },
  holiday: { id: 'locator.holiday', defaultMessage: 'Closed today: {name}' },
  days: { id: 'locator.days', defaultMessage: '{from} – {to}' },
});

export const messages = { ...plain, ...withValues };

/** The texts of a locator page by dealer type. */
export const wordsOf: Readonly<
  Record<TypeSlug, { tab: MessageDescriptor; title: MessageDescriptor; lead: MessageDescriptor }>
> = {
  'battery-stockist': { tab: plain.battery, title: plain.batteryTitle, lead: plain.batteryLead },
  'parts-stockist': { tab: plain.parts, title: plain.partsTitle, lead: plain.partsLead },
  'service-centre': { tab: plain.service, title: plain.serviceTitle, lead: plain.serviceLead },
};

export const countOf = {
  'battery-stockist': withValues.batteryCount,
  'parts-stockist': withValues.partsCount,
  'service-centre': withValues.serviceCount,
} as const satisfies Record<TypeSlug, unknown>;
