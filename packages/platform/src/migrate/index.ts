import { ConfigError, mongoUrl, processEnv, readConfig, z } from '../config/index.ts';
import { runCommand } from '../lifecycle/index.ts';
import { createLogger, type Logger } from '../logger/index.ts';
import { type CollectionDeclaration, connectMongo, type Mongo, prepareDatabase } from '../mongo/index.ts';

const env = z.object({ LOG_LEVEL: processEnv().LOG_LEVEL, MONGO_URL: mongoUrl() });

/** The command that upgrades a service's database to this release; `then` runs further steps. */
export const migrate = (
  service: string,
  source: NodeJS.ProcessEnv,
  collections: readonly CollectionDeclaration[],
  then?: (mongo: Mongo, logger: Logger) => Promise<void>,
): Promise<void> =>
  runCommand(
    async () => {
      const config = readConfig(env, source);
      const logger = createLogger(`${service}-migrate`, config.LOG_LEVEL);
      await using mongo = await connectMongo(config.MONGO_URL, { logger });
      await prepareDatabase(mongo, collections);
      await then?.(mongo, logger);
      logger.info('collections and indexes are current');
      return 0;
    },
    (error) => error instanceof ConfigError,
  );
