import { messageSeconds } from '@southline/platform/kafka';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { flowsAcross } from './flows.ts';
import { type Manifest, podsOf } from './manifest.ts';
import { findRenderer, render, renderWith } from './render.ts';
import { schemaProblems } from './schema.ts';
import { kafkaCluster, mongoCluster, redisReplication } from './store-operators.ts';

const renderer = await findRenderer();

describe.skipIf(!renderer)('stores with replicas', () => {
  let stores: Manifest[] = [];
  const specOf = (kind: string) => stores.find((found) => found.kind === kind)?.spec;

  beforeAll(async () => {
    if (renderer) stores = await render(renderer, 'stores-example');
  });

  test('every object matches its schema, with security contexts of the restricted profile, in a namespace that enforces it', () => {
    expect(stores.length).toBeGreaterThan(0);
    expect(stores.flatMap(schemaProblems)).toEqual([]);
    const [namespace] = stores.filter(({ kind }) => kind === 'Namespace');
    expect(namespace?.metadata.labels).toMatchObject({ 'pod-security.kubernetes.io/enforce': 'restricted' });
    const elsewhere = stores.filter(
      ({ kind, metadata }) => kind !== 'Namespace' && metadata.namespace !== namespace?.metadata.name,
    );
    expect(elsewhere).toEqual([]);
  });

  test('MongoDB: a majority survives one member, locks of killed transactions end, and the log has no values', () => {
    for (const { size, configuration } of mongoCluster.parse(specOf('PerconaServerMongoDB')).replsets) {
      expect(size % 2).toBe(1);
      expect(size).toBeGreaterThanOrEqual(3);
      expect(parse(configuration)).toEqual({
        setParameter: { transactionLifetimeLimitSeconds: 5 },
        operationProfiling: { mode: 'off', slowOpSampleRate: 0 },
      });
    }
  });

  test('Kafka: an acknowledged event is on two brokers, one broker may be lost, offsets outlive messages', () => {
    const { config, authorization } = kafkaCluster.parse(specOf('Kafka')).kafka;
    expect(config['min.insync.replicas']).toBe(2);
    expect(config['default.replication.factor']).toBe(Number(config['min.insync.replicas']) + 1);
    expect(config['unclean.leader.election.enable']).toBe(false);
    expect(Number(config['offsets.retention.minutes']) * 60).toBeGreaterThan(messageSeconds);
    const users = stores.filter(({ kind }) => kind === 'KafkaUser').map(({ metadata }) => metadata.name);
    expect(users).toEqual(expect.arrayContaining([...authorization.superUsers, 'orders', 'keda']));
  });

  test('Redis: nothing is evicted, and a master without a replica refuses writes', () => {
    const { clusterSize, sentinel, redisConfig } = redisReplication.parse(specOf('RedisReplication'));
    expect(sentinel.size % 2).toBe(1);
    expect(clusterSize).toBeGreaterThanOrEqual(3);
    const settings = stores.find(({ metadata }) => metadata.name === redisConfig.additionalRedisConfig);
    const lines = Object.values(settings?.data ?? {})
      .join('\n')
      .split('\n');
    expect(lines).toEqual(expect.arrayContaining(['maxmemory-policy noeviction', 'min-replicas-to-write 1']));
  });

  test('the component opens the way to these stores, and to no addresses', async () => {
    if (!renderer) return;
    const production = await renderWith(renderer, 'stores-example');
    const ways = flowsAcross(production, podsOf(production), 'Egress');
    expect(ways).toEqual(
      expect.arrayContaining(['orders > stores/*:27017', 'orders > stores/*:9092', 'bff > stores/*:6379']),
    );
    expect(ways.filter((way) => way.includes('192.0.2.') && !way.endsWith(':465'))).toEqual([]);
    expect(ways.filter((way) => way.startsWith('bff > stores/'))).toEqual(['bff > stores/*:6379']);
  });
});
