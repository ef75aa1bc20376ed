import { defineMessages, type MessageDescriptor } from 'react-intl';
import texts from './messages.json';

const withValues = defineMessages<{
  missing: { services: string };
  more: { kinds: string };
  chosen: { count: number };
  choose: { record: string };
  chooseAccount: { name: string };
  proposed: { by: string; reason: string };
  decided: { done: number; failed: number };
  hours: { hours: number };
  secondsAgo: { seconds: number };
  affected: { count: number; handler: string };
  replayAll: { count: number };
  discardAll: { count: number };
  replayed: { done: number; events: number; failed: number };
}>({
  more: {
    id: 'operations.more',
    defaultMessage: 'More wait than are shown: {kinds}. The rest follows when these are done.',
  },
  chosen: { id: 'operations.chosen', defaultMessage: '{count, plural, one {# entry} other {# entries}} chosen' },
  choose: { id: 'operations.choose', defaultMessage: 'Choose {record}' },
  decided: {
    id: 'operations.decided',
    defaultMessage:
      '{done, plural, one {# entry is} other {# entries are}} done. {failed, plural, =0 {} other {# failed and can be tried again:}}',
  },
  chooseAccount: { id: 'operations.staff.choose', defaultMessage: 'Change {name}' },
  proposed: { id: 'operations.staff.proposed', defaultMessage: 'To be an administrator. {by}: {reason}' },
  hours: { id: 'operations.switches.hours', defaultMessage: '{hours, plural, one {# hour} other {# hours}}' },
  secondsAgo: {
    id: 'operations.switches.secondsAgo',
    defaultMessage: '{seconds, plural, one {# second} other {# seconds}} ago',
  },
  affected: {
    id: 'operations.parked.affected',
    defaultMessage: '{count, plural, one {# event} other {# events}} of {handler}',
  },
  replayAll: {
    id: 'operations.parked.replayAll',
    defaultMessage: 'Replay {count, plural, one {# event} other {# events}}',
  },
  discardAll: {
    id: 'operations.parked.discardAll',
    defaultMessage: 'Discard {count, plural, one {# event} other {# events}}',
  },
  replayed: {
    id: 'operations.parked.replayed',
    defaultMessage: '{done, number} of {events, number} are done. {failed, plural, =0 {} other {# failed again.}}',
  },
  missing: {
    id: 'operations.missing',
    defaultMessage: 'No answer from: {services}. Their entries are missing. Try again in a minute.',
  },
});

export const messages = { ...defineMessages(texts), ...withValues };

const known: Readonly<Record<string, MessageDescriptor>> = texts;

/** The text of a code from a service; undefined for one that this release does not know. */
export const wordOf = (
  kind: 'what' | 'acted' | 'fact' | 'service' | 'code' | 'work' | 'advice' | 'decision' | 'switch' | 'role' | 'staff',
  code: string,
): MessageDescriptor | undefined => known[`${kind}-${code}`];

/** Actions of staff that the journal's filter offers. */
export const actions = Object.keys(texts)
  .filter((key) => key.startsWith('acted-'))
  .map((key) => key.slice('acted-'.length));
