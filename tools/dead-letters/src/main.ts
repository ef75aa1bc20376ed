import { ConfigError } from '@southline/platform/config';
import { createBroker, discardDead, listDead, replayDead } from '@southline/platform/kafka';
import { createLogger } from '@southline/platform/logger';
import { parseCommand, UsageError } from './command.ts';
import { loadConfig } from './config.ts';
import { describePlace } from './describe.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const main = async () => {
  const command = parseCommand(process.argv.slice(2));
  const config = loadConfig(process.env);
  const broker = createBroker('dead-letters', config.KAFKA_BROKERS, createLogger('dead-letters', 'fatal'), config);
  try {
    if (command.action === 'replay') {
      const { topic, service } = command.place;
      say(`${await replayDead(broker, topic, service)} sent to ${topic} again`);
      return;
    }
    if (command.action === 'discard') {
      const { place, name, reason } = command;
      const discarded = await discardDead(broker, place, name, reason);
      if (discarded.length === 0) throw new UsageError(`nothing that is parked there goes by ${name}`);
      for (const { key, eventId } of discarded) say(`discarded event ${eventId || '(none)'} of key ${key || '(none)'}`);
      return;
    }
    let total = 0;
    for (const place of command.places) {
      const dead = await listDead(broker, place.topic, place.service);
      total += dead.length;
      if (dead.length > 0) for (const line of describePlace(place, dead)) say(line);
    }
    say(`${total} parked`);
  } finally {
    await broker.close();
  }
};

/** A wrong command is answered with the usage text, a bug with its stack. */
const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof UsageError || error instanceof ConfigError) return error.message;
  if (!error.name.startsWith('KafkaJS')) return error.stack ?? error.message;
  const { cause } = error;
  return `Kafka: ${cause instanceof Error ? cause.message : error.message}`;
};

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});
