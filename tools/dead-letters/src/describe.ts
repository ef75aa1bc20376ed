import type { DeadMessage } from '@southline/platform/kafka';
import type { Place } from './command.ts';

/** Describes one place as lines of text. Message values are left out, because they may contain personal data. */
export const describePlace = ({ topic, service }: Place, dead: readonly DeadMessage[]): string[] => [
  `${topic} ${service}: ${dead.length} parked`,
  ...dead.map(({ partition, offset, key, value, headers }) => {
    const facts = [
      headers['dead-at'],
      `key ${key || '(none)'}`,
      `event ${headers['event-id'] || '(none)'}`,
      `at ${partition}/${offset}`,
      `from ${headers['dead-from']}`,
      `${value?.length ?? 0} bytes`,
      `by ${headers['dead-handler']}: ${headers['dead-reason']}`,
    ];
    return `  ${facts.join('  ')}`;
  }),
];
