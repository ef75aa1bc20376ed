import { type KafkaConfig, logLevel } from 'kafkajs';
import type { Logger } from '../logger/index.ts';

const sameAgainMs = 10_000;

/**
 * Logs the client's warnings and errors as warnings: a failed operation is thrown anyway. A message repeated at each retry is
 * logged once per ten seconds.
 */
export const clientLog = (logger: Logger): Pick<KafkaConfig, 'logLevel' | 'logCreator'> => {
  const told = new Map<string, number>();
  return {
    logLevel: logLevel.WARN,
    logCreator:
      () =>
      ({ log }) => {
        const reason = String(log.error ?? log.message);
        const now = Date.now();
        const repeated = (told.get(reason) ?? 0) > now - sameAgainMs;
        if (!repeated) {
          if (told.size > 100) told.clear();
          told.set(reason, now);
        }
        logger[repeated ? 'debug' : 'warn']({ broker: log.broker, reason }, 'kafka');
      },
  };
};
