import { parseArgs } from 'node:util';
import { byOperator, operatorOptions } from '@southline/platform/journal';
import { createLogger } from '@southline/platform/logger';
import { connectMongo } from '@southline/platform/mongo';
import { loadDatabaseConfig } from '../config.ts';
import { flags } from '../storage/collections.ts';
import { setFlag } from '../storage/screen-edits.ts';
import { noteChange } from '../storage/screen-loads.ts';

// flags.js                                                  lists them
// flags.js promotion-banner on --from 2024-04-01T00:00:00Z --until 2024-05-31T13:59:00Z --region nz --by kim --reason …
const usage =
  'flags.js [promotion-banner|announcement on|off [--from time] [--until time] [--region au|nz] --by <who> --reason <why>]';
const options = {
  from: { type: 'string' },
  until: { type: 'string' },
  region: { type: 'string' },
  ...operatorOptions,
} as const;
const names = ['promotion-banner', 'announcement'];

const timeOf = (text: string | undefined): Date | undefined => {
  if (text === undefined) return undefined;
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new Error(`${text} is not a time.`);
  return time;
};

const { values, positionals } = parseArgs({ options, allowPositionals: true });
const config = loadDatabaseConfig(process.env);
await using mongo = await connectMongo(config.MONGO_URL, { logger: createLogger('content-flags', config.LOG_LEVEL) });
const [name, word] = positionals;
if (name !== undefined) {
  if (!names.includes(name) || (word !== 'on' && word !== 'off')) throw new Error(usage);
  const [from, until] = [timeOf(values.from), timeOf(values.until)];
  const flag = {
    on: word === 'on',
    ...(from && { from }),
    ...(until && { until }),
    ...(values.region && { regions: [values.region] }),
  };
  await byOperator(values, 'set', () => setFlag(mongo, name, flag));
  await noteChange(mongo);
}
for await (const flag of flags(mongo).find()) process.stdout.write(`${JSON.stringify(flag)}\n`);
