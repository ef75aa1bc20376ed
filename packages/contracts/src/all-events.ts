import * as exported from './events.ts';

/** Every event that events.ts declares. The topics command creates a topic for each. */
export const allEvents = Object.values(exported).flatMap((each) =>
  'consumers' in each ? [{ topic: each.topic, consumers: each.consumers as readonly string[] }] : [],
);
