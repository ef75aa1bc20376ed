import type { MessageDescriptor } from 'react-intl';
import texts from './messages.json';

export const messages = texts.messages;

type Event = { label: MessageDescriptor; desc: MessageDescriptor; url: MessageDescriptor };

/** Events by the id in their URL. `url` is a page of the region, or an external URL. */
export const events: Readonly<Record<string, Event>> = texts.events;
