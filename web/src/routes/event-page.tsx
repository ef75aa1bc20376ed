import { useLocation } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { NotFound } from '../app/not-found.tsx';
import { EventPage } from '../features/events/components/event-page.tsx';
import { events } from '../features/events/messages.ts';
import { shownEvent } from '../features/events/model/shown-event.ts';
import { eventRoute } from './event-route.ts';

export const EventRoutePage = () => {
  const { region, id } = eventRoute.useParams();
  const state = useLocation({ select: ({ state }) => state.event });
  const event = shownEvent(id, state, useIntl().messages, events);
  return event ? <EventPage id={id} event={event} /> : <NotFound region={region} />;
};
