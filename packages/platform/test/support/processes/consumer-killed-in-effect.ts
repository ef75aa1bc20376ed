// A consumer that dies, as by kill -9, with three effects done, the fourth begun and no offset committed.
import { setTimeout as delay } from 'node:timers/promises';
import { recordSteps } from '../steps.ts';
import { config, die, runChild } from './run-child.ts';

runChild('reader', (host, mongo) => {
  const before = async ({ step }: { step: number }) => {
    if (step < 3) return;
    // Longer than a transaction accepts further events: the fourth starts another one.
    if (step === 3) return delay(400);
    await die();
  };
  host.consume(mongo, host.broker(config.KAFKA_BROKERS), [recordSteps(mongo, { before })]);
});
