import { type KafkaConfig, logLevel } from 'kafkajs';
import type { Logger } from '../logger/index.ts';

const sameAgainMs = 10_000;

/**
 * Logs the client's warnings and errors as warnings: a failed operation is thrown anyway. A message repeated at each retry is
 * logged once per ten seconds.
 */
export const clientLog = (logger: Logger): Pick<KafkaConfig, 'logLevel' | 'logCreator'> => {
  const logged = new Map<string, number>();
  return {
    logLevel: logLevel.WARN,
    logCreator:
      () =>
      ({ log }) => {
        const reason = String(log.error ?? log.message);
        const now = Date.now();
        const repeated = (logged.get(reason) ?? 0) > now - sameAgainMs;
        if (!repeated) {
          if (logged.size > 100) logged.clear();
          logged.set(reason, now);
        }
        logger[repeated ? 'debug' : 'warn']({ broker: log.broker, reason }, 'kafka');
      },
  };
};
