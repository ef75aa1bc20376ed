import { recoverNumbersCommand } from '@southline/platform/restore';
import { loadConfig } from '../config.ts';
import { recoverNumbers } from '../storage/recover-numbers.ts';
import { announcedNumbers } from '../transport/kafka/announced-numbers.ts';

await recoverNumbersCommand('documents', loadConfig(process.env), announcedNumbers, (mongo, given, since) =>
  recoverNumbers(mongo, given, `restored from the copy of ${since.toISOString()}`),
);
