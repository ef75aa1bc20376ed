import { parseArgs } from 'node:util';
import { DomainError } from '@southline/kernel/errors';
import { asOperator, operatorOptions } from '@southline/platform/journal';
import { runCommand } from '@southline/platform/lifecycle';
import { createLogger } from '@southline/platform/logger';
import { connectMongo } from '@southline/platform/mongo';
import { decideReview } from '../application/decide-review.ts';
import { compose } from '../compose.ts';
import { loadConfig } from '../config.ts';

const usage = `review list
review accept <name> --by <who> --reason <why>   the payment counts; of a refund: it was paid back otherwise
review refund <name> --by <who> --reason <why>   what was captured goes back
review retry <name> --by <who> --reason <why>    of a refund: it was not done: it is sent again, once that is safe`;

const say = (line: string) => process.stdout.write(`${line}\n`);

const main = async (): Promise<number> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: operatorOptions,
  });
  const [verb, target] = positionals;
  const { by, reason } = values;
  const decides = verb === 'accept' || verb === 'refund' || verb === 'retry';
  if (verb !== 'list' && !(decides && target && by && reason)) throw new DomainError('invalid', 'Usage', usage);
  const config = loadConfig(process.env);
  const logger = createLogger('payments', config.LOG_LEVEL);
  await using mongo = await connectMongo(config.MONGO_URL, { logger });
  const context = compose(config, mongo, logger);
  if (decides && target && by && reason) {
    const decide = () => decideReview(context)[verb]({ target, by, reason });
    say(`${target}: ${await asOperator({ by, code: verb, reason }, decide)}`);
    return 0;
  }
  const { attempts, captures, refunds } = await context.books.inReview();
  for (const { id, orderNo, amountCents, state, review } of attempts)
    say(`attempt ${id}  order ${orderNo}  ${amountCents} cents  ${state}  ${review}`);
  for (const { id, orderNo, cents, reference } of captures)
    say(`capture ${id}  order ${orderNo}  ${cents} cents  ${reference}  of no order of ours`);
  for (const { reference, orderNo, cents, state, review } of refunds)
    say(`refund ${reference}  order ${orderNo}  ${cents} cents  ${state}  ${review}`);
  say(`${attempts.length + captures.length} payments and ${refunds.length} refunds wait for a person`);
  return 0;
};

await runCommand(main, (error) => error instanceof DomainError);
