import { createHash } from 'node:crypto';
import { databaseVariable, serviceNames, usersOf } from '@southline/processes';
import type { KeyRing } from './key-ring.ts';

type Variables = Record<string, string>;

/** Host names in compose and in the trial on Kubernetes. */
const hosts = { mongo: 'mongo:27017', redis: 'redis:6379' };

const mongoUrl = (user: string, password: string, database: string, authSource?: string) =>
  `mongodb://${user}:${password}@${hosts.mongo}/${database}?replicaSet=rs0${authSource ? `&authSource=${authSource}` : ''}`;

const kafkaUser = (name: string, password = ''): Variables => ({
  KAFKA_USERNAME: name,
  KAFKA_PASSWORD: password,
  KAFKA_MECHANISM: 'plain',
});

/** The URL with which members of a replica set sign in. This user has all rights. */
const member = (key: string) => `mongodb://__system:${key}@${hosts.mongo}/?authSource=local&directConnection=true`;

/** How each process and command connects to the stores that come with the product, with its own user. */
export const storeVariables = ({ passwords }: KeyRing): Record<string, Variables> => {
  const { mongo, kafka, redis, mongoKey } = passwords;
  const ofService = (name: string): Variables => ({
    ...(mongo[name] ? { MONGO_URL: mongoUrl(name, mongo[name], `southline_${name}`) } : {}),
    ...(kafka[name] ? kafkaUser(name, kafka[name]) : {}),
    ...(redis[name] ? { REDIS_URL: `redis://${name}:${redis[name]}@${hosts.redis}` } : {}),
  });
  return {
    ...Object.fromEntries(serviceNames.map((name) => [name, ofService(name)])),
    topics: { ...kafkaUser('topics', kafka.topics), TOPIC_ACLS: 'true' },
    audit: {
      ...Object.fromEntries(
        usersOf('mongo').map((name) => [
          databaseVariable(name),
          mongoUrl('audit', mongo.audit ?? '', `southline_${name}`, 'admin'),
        ]),
      ),
    },
    // A command of the auth service creates the demo accounts, so it has auth's user.
    'demo-accounts': { MONGO_URL: mongoUrl('auth', mongo.auth ?? '', 'southline_auth') },
    'store-users': {
      MONGO_URL: member(mongoKey),
      MONGO_MEMBER: hosts.mongo,
      MONGO_USERS: Object.entries(mongo)
        .map(([name, password]) => `${name}:${password}`)
        .join(','),
    },
  };
};

const login = 'org.apache.kafka.common.security.plain.PlainLoginModule';

/** Files that the stores themselves read. */
export const storeFiles = ({ passwords: { mongoKey, kafka, redis } }: KeyRing): Record<string, Variables> => {
  const kafkaUsers = Object.entries(kafka).map(([name, password]) => `user_${name}="${password}"`);
  const redisUsers = Object.entries(redis).map(
    ([name, password]) =>
      // All commands on data; no administration. Clients use INFO to check whether the server has loaded.
      `user ${name} on #${createHash('sha256').update(password).digest('hex')} ~* &* +@all -@admin -@dangerous +info`,
  );
  return {
    mongo: { keyfile: `${mongoKey}\n` },
    // The image takes these settings from the file and adds those of its environment.
    kafka: {
      'server.properties': `listener.name.clients.plain.sasl.jaas.config=${login} required ${kafkaUsers.join(' ')};\n`,
    },
    // Clients may ping before they sign in.
    redis: {
      'users.acl': `${['user default on nopass resetkeys resetchannels -@all +ping', ...redisUsers].join('\n')}\n`,
    },
  };
};
