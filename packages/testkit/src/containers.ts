import { images } from '@southline/machine/versions';
import { KafkaContainer } from '@testcontainers/kafka';
import { MongoDBContainer } from '@testcontainers/mongodb';
import { RedisContainer } from '@testcontainers/redis';
import { Wait } from 'testcontainers';

const kafkaPort = 9093;

/** The servers of a test run in containers, MongoDB as a replica set. If one of them fails, the others are stopped. */
export const containedServers = async () => {
  const starts = await Promise.allSettled([
    // An image may leave the server listening within its container only.
    new MongoDBContainer(images.mongo).withEntrypoint(['docker-entrypoint.sh', 'mongod', '--bind_ip_all']).start(),
    new KafkaContainer(images.kafkaOfTests)
      .withKraft()
      .withEnvironment({ KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false' })
      // The engine's proxy accepts connections before the server does.
      .withWaitStrategy(Wait.forLogMessage('Kafka Server started'))
      .start(),
    new RedisContainer(images.redis).start(),
  ]);
  const started = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const stop = async () => void (await Promise.all(started.map((container) => container.stop())));
  const [mongo, kafka, redis] = starts;
  if (mongo.status === 'rejected' || kafka.status === 'rejected' || redis.status === 'rejected') {
    await stop();
    const reasons = starts.flatMap((start) => (start.status === 'rejected' ? [start.reason] : []));
    throw new AggregateError(reasons, `The servers of the tests cannot run in containers: ${reasons.join('; ')}`);
  }
  // Slow operations would be logged with their values.
  await mongo.value.exec(['mongosh', '--quiet', '--eval', 'db.setProfilingLevel(0, { sampleRate: 0 })']);
  return {
    env: {
      TEST_MONGO_URL: `${mongo.value.getConnectionString()}/?directConnection=true`,
      TEST_KAFKA_BROKERS: `${kafka.value.getHost()}:${kafka.value.getMappedPort(kafkaPort)}`,
      TEST_REDIS_URL: redis.value.getConnectionUrl(),
    },
    stop,
  };
};
