import type { MessageDescriptor } from 'react-intl';
import messages from './messages.json';

export { messages };

const known: Readonly<Record<string, MessageDescriptor>> = messages;

/** The text of a code from a service; undefined for one that this release does not know. */
export const wordOf = (
  kind:
    | 'value'
    | 'what'
    | 'acted'
    | 'fact'
    | 'service'
    | 'code'
    | 'work'
    | 'advice'
    | 'decision'
    | 'switch'
    | 'role'
    | 'staff',
  code: string,
): MessageDescriptor | undefined => known[`${kind}-${code}`];

/** Actions of staff that the journal's filter offers. */
export const actions = Object.keys(messages)
  .filter((key) => key.startsWith('acted-'))
  .map((key) => key.slice('acted-'.length));
