import { KafkaContainer } from '@testcontainers/kafka';
import { MongoDBContainer } from '@testcontainers/mongodb';
import { RedisContainer } from '@testcontainers/redis';
import { getContainerRuntimeClient } from 'testcontainers';

const images = { mongo: 'mongo:8', kafka: 'confluentinc/cp-kafka:8.0.0', redis: 'redis:8' };
const kafkaPort = 9093;

const engineAnswers = (): Promise<boolean> =>
  getContainerRuntimeClient().then(
    () => true,
    () => false,
  );

/** The servers of a test run in containers, MongoDB as a replica set; undefined where no engine answers. */
export const containedServers = async () => {
  if (!(await engineAnswers())) return undefined;
  const [mongo, kafka, redis] = await Promise.all([
    new MongoDBContainer(images.mongo).start(),
    new KafkaContainer(images.kafka).withKraft().withEnvironment({ KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false' }).start(),
    new RedisContainer(images.redis).start(),
  ]);
  // Slow operations would be logged with their values.
  await mongo.exec(['mongosh', '--quiet', '--eval', 'db.setProfilingLevel(0, { sampleRate: 0 })']);
  return {
    env: {
      TEST_MONGO_URL: `${mongo.getConnectionString()}/?directConnection=true`,
      TEST_KAFKA_BROKERS: `${kafka.getHost()}:${kafka.getMappedPort(kafkaPort)}`,
      TEST_REDIS_URL: redis.getConnectionUrl(),
    },
    stop: async () => {
      await Promise.all([mongo.stop(), kafka.stop(), redis.stop()]);
    },
  };
};
