import { defineMessages, type MessageDescriptor } from 'react-intl';
import texts from './messages.json';

const withValues = defineMessages<{ missing: { services: string } }>({
  missing: {
    id: 'operations.missing',
    defaultMessage: 'No answer from: {services}. Their entries are missing. Try again in a minute.',
  },
});

export const messages = { ...defineMessages(texts), ...withValues };

const known: Readonly<Record<string, MessageDescriptor>> = texts;

/** The text of a code from a service; undefined for one that this release does not know. */
export const wordOf = (
  kind: 'what' | 'acted' | 'fact' | 'service' | 'code',
  code: string,
): MessageDescriptor | undefined => known[`${kind}-${code}`];

/** Actions of staff that the journal's filter offers. */
export const actions = Object.keys(texts)
  .filter((key) => key.startsWith('acted-'))
  .map((key) => key.slice('acted-'.length));
