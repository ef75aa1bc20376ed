import { parseArgs } from 'node:util';
import type { EventDeclaration, StaffActed } from '@southline/contracts/events';
import { DomainError, isDomainError } from '@southline/kernel/errors';
import { mongoUrl, readConfig, z } from '../config/index.ts';
import { randomId } from '../ids.ts';
import { asOperator, operatorOptions } from '../journal/index.ts';
import { runCommand } from '../lifecycle/index.ts';
import { createLogger } from '../logger/index.ts';
import { connectMongo } from '../mongo/index.ts';
import { parkedDesk } from './parked.ts';

const usage = `parked-events list
parked-events replay  <key | handler> --by <who> --reason <why>   one event, or all of a handler
parked-events discard <key | handler> --by <who> --reason <why>`;

const mostListed = 100;

const env = z.object({ MONGO_URL: mongoUrl() });
const say = (line: string) => process.stdout.write(`${line}\n`);

const noneParked = (target: string) =>
  new DomainError(
    'not-found',
    'NotFound',
    `No parked event has the handler or the key ${target}. See: parked-events list`,
  );

/** The command of a service about its parked events, for when the desk is down. The running service carries it out. */
export const parkedEventsCommand = (service: string, declaration: EventDeclaration<StaffActed>): Promise<void> =>
  runCommand(
    async () => {
      const { positionals, values } = parseArgs({
        allowPositionals: true,
        options: operatorOptions,
      });
      const [verb, target] = positionals;
      const { by, reason } = values;
      const decision = (['replay', 'discard'] as const).find((each) => each === verb);
      if (verb !== 'list' && !(decision && target && by && reason)) throw new DomainError('invalid', 'Usage', usage);
      const { MONGO_URL } = readConfig(env, process.env);
      await using mongo = await connectMongo(MONGO_URL, { logger: createLogger(service, 'warn') });
      const desk = parkedDesk(mongo, declaration);
      const groups = await desk.groups();
      if (decision && target && by && reason) {
        const of = groups.filter(({ handler }) => handler === target);
        const one = desk.kind.decisions?.[decision === 'replay' ? 'retry' : 'discard'];
        await asOperator({ by, code: decision, reason }, async () => {
          if (of.length === 0) {
            await one?.({ key: target, by, reason, requestId: randomId() }).catch((error) => {
              throw isDomainError(error) && error.kind === 'not-found' ? noneParked(target) : error;
            });
          }
          for (const { topic, handler, upTo } of of) {
            const run = { topic, handler, upTo: new Date(upTo), decision, by, reason, requestId: randomId() };
            say(`${decision}: ${await desk.decide(run)} events of ${handler}, ${topic}`);
          }
        });
        return 0;
      }
      if (groups.length === 0) say('no event is parked');
      for (const { topic, handler, events, since, reasons } of groups)
        say(`${handler}, ${topic}: ${events} parked since ${since}: ${reasons.join('; ')}`);
      for (const { key, record, since, facts } of await desk.kind.list(mostListed))
        say(`  ${key}  ${record}  ${since.toISOString()}  ${facts?.['handler']}: ${facts?.['error']}`);
      return 0;
    },
    (error) => error instanceof DomainError,
  );
