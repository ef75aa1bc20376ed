import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useLocation } from '@tanstack/react-router';
import { NotFound } from '../app/not-found.tsx';
import { EventPage } from '../features/events/components/event-page.tsx';
import { events } from '../features/events/messages.ts';
import { shownEvent } from '../features/events/model/shown-event.ts';
import { useApi } from '../shared/http/api-context.ts';
import { textsQuery } from '../shared/i18n/texts-query.ts';
import { useLanguage } from '../shared/i18n/use-language.ts';

const route = getRouteApi('/$region/events/$id');

export const EventRoutePage = () => {
  const { region, id } = route.useParams();
  const state = useLocation({ select: ({ state }) => state.event });
  const { data: texts = {} } = useQuery(textsQuery(useApi(), useLanguage(), 'events'));
  const event = shownEvent(id, state, texts, events);
  return event ? <EventPage id={id} event={event} /> : <NotFound region={region} />;
};
