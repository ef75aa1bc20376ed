import { ExponentialBackoff, handleWhen, retry } from 'cockatiel';
import kafkajs, { type Admin, type Kafka } from 'kafkajs';

/** Runs work with a separate administrator connection. */
export const withAdmin = async <T>(kafka: Kafka, work: (admin: Admin) => Promise<T>): Promise<T> => {
  const admin = kafka.admin();
  try {
    await admin.connect();
    return await work(admin);
  } finally {
    await admin.disconnect();
  }
};

/** For a moment after a broker has started or a topic was made, its partitions have no leader. */
const passing = retry(
  handleWhen((error) => error instanceof kafkajs.KafkaJSError && error.retriable),
  { maxAttempts: 5, backoff: new ExponentialBackoff({ initialDelay: 200 }) },
);

/** Runs reading work with a separate administrator connection, and repeats it after a transient error. */
export const readAsAdmin = <T>(kafka: Kafka, work: (admin: Admin) => Promise<T>): Promise<T> =>
  passing.execute(() => withAdmin(kafka, work));
