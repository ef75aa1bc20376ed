import { parseArgs } from 'node:util';
import { DomainError } from '@southline/kernel/errors';
import { type Broker, type BrokerAccess, createBroker } from '../kafka/index.ts';
import { runCommand } from '../lifecycle/index.ts';
import { createLogger } from '../logger/index.ts';
import { connectMongo, type Mongo } from '../mongo/index.ts';

interface StoresConfig extends BrokerAccess {
  readonly LOG_LEVEL: string;
  readonly MONGO_URL: string;
  readonly KAFKA_BROKERS: readonly string[];
}

interface Recovered {
  /** How many numbers are skipped and never issued. */
  readonly skipped: number;
  /** Numbers that two records share; a person has to decide about them. */
  readonly twice?: readonly string[];
}

const usageOf = (service: string) =>
  `recover-numbers --since <ISO 8601: when the copy was taken>   after a restore, before ${service} starts`;

/**
 * The command of a service that continues a series of numbers after a restore. It reads which numbers were published in
 * events since the backup was taken, and prints the result as JSON.
 */
export const recoverNumbersCommand = async <Given>(
  service: string,
  config: StoresConfig,
  announced: (broker: Broker, since: Date) => Promise<readonly Given[]>,
  recover: (mongo: Mongo, given: readonly Given[], since: Date) => Promise<Recovered>,
): Promise<void> =>
  runCommand(
    async () => {
      const { values } = parseArgs({ options: { since: { type: 'string' } } });
      const since = new Date(values.since ?? '');
      if (Number.isNaN(since.getTime())) throw new DomainError('invalid', 'Usage', usageOf(service));
      const logger = createLogger(service, config.LOG_LEVEL);
      await using mongo = await connectMongo(config.MONGO_URL, { logger });
      const broker = createBroker(service, config.KAFKA_BROKERS, logger, config);
      const recovered = await recover(mongo, await announced(broker, since), since);
      process.stdout.write(`${JSON.stringify(recovered)}\n`);
      await broker.close();
      return recovered.twice && recovered.twice.length > 0 ? 1 : 0;
    },
    (error) => error instanceof DomainError,
  );
