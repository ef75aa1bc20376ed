import { parseArgs } from 'node:util';
import { systemClock } from '@southline/kernel/clock';
import { DomainError } from '@southline/kernel/errors';
import { switchNames } from '@southline/kernel/switches';
import { asOperator, operatorOptions } from '@southline/platform/journal';
import { runCommand } from '@southline/platform/lifecycle';
import { createLogger } from '@southline/platform/logger';
import { connectMongo } from '@southline/platform/mongo';
import { setSwitch } from '../application/set-switch.ts';
import { loadDatabaseConfig } from '../config.ts';
import { isSwitchOn } from '../domain/switches.ts';
import { createSwitchStore } from '../storage/switch-store.ts';

const usage = `switches list
switches on <name> --minutes <n> --by <who> --reason <why> [--text <English>] [--text-zh <Chinese>]
switches off <name> --by <who> --reason <why>
names: ${switchNames.join(', ')}`;

const wrongUsage = () => new DomainError('invalid', 'Usage', usage);
/** Short timeouts, so that an operator does not wait long for a store that is unavailable. */
const longestWaitMs = 5_000;
const storeAway = () =>
  new DomainError(
    'unavailable',
    'Unavailable',
    'MongoDB does not answer. Set the variable SWITCHES of the processes and restart them.',
  );
const say = (line: string) => process.stdout.write(`${line}\n`);

const main = async (): Promise<number> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      ...operatorOptions,
      minutes: { type: 'string' },
      text: { type: 'string', default: '' },
      'text-zh': { type: 'string', default: '' },
    },
  });
  const [verb, name] = positionals;
  const { by, reason, minutes, text: en, 'text-zh': zh } = values;
  const on = verb === 'on';
  const endsIn = Number(minutes) * 60_000;
  const sets = (on ? endsIn > 0 : verb === 'off') && name && by && reason;
  if (verb !== 'list' && !sets) throw wrongUsage();
  const config = loadDatabaseConfig(process.env);
  const signal = AbortSignal.timeout(longestWaitMs);
  const logger = createLogger('content', config.LOG_LEVEL);
  await using mongo = await connectMongo(config.MONGO_URL, { logger, signal }).catch((error: unknown) => {
    throw signal.aborted ? storeAway() : error;
  });
  const store = createSwitchStore(mongo);
  if (sets) {
    const { version } = await store.read();
    const endsAt = on ? new Date(systemClock.now().getTime() + endsIn).toISOString() : '';
    const set = setSwitch(store, systemClock);
    await asOperator({ by, code: `switch-${verb}`, reason }, () =>
      set({ version, name, on, en, zh, endsAt, reason, by }),
    );
  }
  const { version, settings } = await store.read();
  say(`version ${version}`);
  for (const each of switchNames) {
    const { [each]: setting } = settings;
    const isOn = setting !== undefined && isSwitchOn(setting, systemClock.now());
    say(
      isOn ? `${each}  on until ${setting.endsAt.toISOString()}  ${setting.setBy}: ${setting.reason}` : `${each}  off`,
    );
  }
  return 0;
};

await runCommand(main, (error) => error instanceof DomainError);
