import { recoverNumbersCommand } from '@southline/platform/restore';
import { loadConfig } from '../config.ts';
import { skipMembershipNumbers } from '../storage/membership-numbers.ts';
import { announcedNumbers } from '../transport/kafka/announced-numbers.ts';

await recoverNumbersCommand('auth', loadConfig(process.env), announcedNumbers, async (mongo, given) => ({
  skipped: await skipMembershipNumbers(mongo, given),
}));
