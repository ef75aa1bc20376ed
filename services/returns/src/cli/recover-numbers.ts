import { recoverNumbersCommand } from '@southline/platform/restore';
import { loadConfig } from '../config.ts';
import { recoverNumbers } from '../storage/return-numbers.ts';
import { announcedNumbers } from '../transport/kafka/announced-numbers.ts';

await recoverNumbersCommand('returns', loadConfig(process.env), announcedNumbers, recoverNumbers);
