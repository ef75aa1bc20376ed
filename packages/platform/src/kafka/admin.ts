import type { Admin, Kafka } from 'kafkajs';

/** Runs work with an administrator's connection of its own. */
export const withAdmin = async <T>(kafka: Kafka, work: (admin: Admin) => Promise<T>): Promise<T> => {
  const admin = kafka.admin();
  await admin.connect();
  return work(admin).finally(() => admin.disconnect());
};
