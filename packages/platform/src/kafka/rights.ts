// Node detects only some of the named exports of this CommonJS package, so the default export is imported.
import kafkajs, { type AclEntry, type AclOperationTypes, type AclResourceTypes } from 'kafkajs';
import { withAdmin } from './admin.ts';
import { type Broker, clientOf } from './broker.ts';
import { historyGroup } from './read-since.ts';
import type { TopicDeclaration } from './topics.ts';

/** The service that publishes an event is in its topic: `southline.<service>.<event>.v1`. */
const publisherOf = (topic: string): string => topic.split('.')[1] ?? '';

const allow = (
  user: string,
  resourceType: AclResourceTypes,
  resourceName: string,
  ...operations: AclOperationTypes[]
): AclEntry[] =>
  operations.map((operation) => ({
    resourceType,
    resourceName,
    operation,
    host: '*',
    principal: `User:${user}`,
    resourcePatternType: kafkajs.ResourcePatternTypes.LITERAL,
    permissionType: kafkajs.AclPermissionTypes.ALLOW,
  }));

const { TOPIC, GROUP } = kafkajs.AclResourceTypes;
const { READ, WRITE, DESCRIBE } = kafkajs.AclOperationTypes;

/**
 * The rights of each service on the broker, under its user name. It may publish its events and consume others in a group of its
 * name. After a restore it may read its own events again. `observers` may read offsets and lags, but no
 * messages.
 */
export const rightsFor = (
  events: readonly TopicDeclaration[],
  observers: readonly string[],
  named = (name: string) => name,
) => {
  const consumers = [...new Set(events.flatMap((event) => event.consumers))];
  const services = [...new Set([...events.map(({ topic }) => publisherOf(topic)), ...consumers])];
  return [
    ...events.flatMap(({ topic }) => allow(publisherOf(topic), TOPIC, named(topic), WRITE, READ, DESCRIBE)),
    ...events.flatMap(({ topic, consumers }) =>
      consumers.flatMap((service) => allow(service, TOPIC, named(topic), READ, DESCRIBE)),
    ),
    ...consumers.flatMap((service) => allow(service, GROUP, named(service), READ, DESCRIBE)),
    ...services.flatMap((service) =>
      allow(service, GROUP, named(historyGroup(service)), READ, DESCRIBE).map((entry) => ({
        ...entry,
        resourcePatternType: kafkajs.ResourcePatternTypes.PREFIXED,
      })),
    ),
    ...observers.flatMap((observer) => [
      ...events.flatMap(({ topic }) => allow(observer, TOPIC, named(topic), DESCRIBE)),
      ...consumers.flatMap((service) => allow(observer, GROUP, named(service), DESCRIBE)),
    ]),
  ];
};

/** Grants the missing rights; existing ones stay. */
export const grantRights = (
  broker: Broker,
  events: readonly TopicDeclaration[],
  observers: readonly string[],
): Promise<void> =>
  withAdmin(clientOf(broker).kafka, async (admin) => {
    await admin.createAcls({ acl: rightsFor(events, observers, broker.named) });
  });
