import { allEvents } from '@southline/contracts/events';

export interface Place {
  readonly topic: string;
  readonly service: string;
}

export type Command =
  | { readonly action: 'list'; readonly places: readonly Place[] }
  | { readonly action: 'replay'; readonly place: Place };

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const usage = `usage:
  list [topic] [service]     what is parked, everywhere or there
  replay <topic> <service>   sends it to its topic again`;

/** Every place where messages may be parked. */
const allPlaces: readonly Place[] = allEvents.flatMap(({ topic, consumers }) =>
  consumers.map((service) => ({ topic, service })),
);

/** Reads the words of a command line; throws a {@link UsageError} that says what is possible. */
export const parseCommand = (words: readonly string[]): Command => {
  const [action, topic, service, ...more] = words;
  if (more.length > 0) throw new UsageError(usage);
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
  throw new UsageError(usage);
};
