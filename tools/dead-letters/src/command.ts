import { allEvents } from '@southline/contracts/all-events';

export interface Place {
  readonly topic: string;
  readonly service: string;
}

export type Command =
  | { readonly action: 'list'; readonly places: readonly Place[] }
  | { readonly action: 'replay'; readonly place: Place }
  | { readonly action: 'discard'; readonly place: Place; readonly name: string; readonly reason: string };

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const usage = `usage:
  list [topic] [service]     what is parked, everywhere or there
  replay <topic> <service>   sends it to its topic again
  discard <topic> <service> <event id | partition/offset> <reason>
                             takes one off for good and writes down why`;

/** Every place where messages may be parked. */
const allPlaces: readonly Place[] = allEvents.flatMap(({ topic, consumers }) =>
  consumers.map((service) => ({ topic, service })),
);

/** Parses the words of a command line; throws a {@link UsageError} that lists the valid forms. */
export const parseCommand = (words: readonly string[]): Command => {
  const [action, topic, service, name, ...more] = words;
  const reason = more.join(' ').trim();
  if (action === 'discard' ? !name || !reason : name !== undefined) throw new UsageError(usage);
  const places = allPlaces.filter(
    (place) => (topic === undefined || place.topic === topic) && (service === undefined || place.service === service),
  );
  if (places.length === 0) {
    const known = allPlaces.map((place) => `  ${place.topic} ${place.service}`).join('\n');
    throw new UsageError(
      `${[topic, service].filter(Boolean).join(' ')} is no topic and its reader; these are:\n${known}`,
    );
  }
  if (action === 'list') return { action, places };
  const [place] = places;
  if (action === 'replay' && topic && service && place) return { action, place };
  if (action === 'discard' && name && place) return { action, place, name, reason };
  throw new UsageError(usage);
};
