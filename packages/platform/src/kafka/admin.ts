import type { Admin, Kafka } from 'kafkajs';

/** Runs work with a separate administrator connection. */
export const withAdmin = async <T>(kafka: Kafka, work: (admin: Admin) => Promise<T>): Promise<T> => {
  const admin = kafka.admin();
  await admin.connect();
  return work(admin).finally(() => admin.disconnect());
};
