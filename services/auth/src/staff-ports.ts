import { userInfo } from 'node:os';
import { systemClock } from '@southline/kernel/clock';
import { randomId, randomSecret } from '@southline/platform/ids';
import { createLogger } from '@southline/platform/logger';
import { connectMongo } from '@southline/platform/mongo';
import type { StaffPorts } from './application/staff.ts';
import { argon2Parameters, type CliConfig } from './config.ts';
import { createPasswords } from './passwords/argon2-passwords.ts';
import { createAccounts } from './storage/accounts.ts';
import { createMembershipNumbers } from './storage/membership-numbers.ts';

/** The operating-system user who runs a command, for the record of staff changes. */
export const operator = (): string => {
  try {
    return userInfo().username;
  } catch {
    // Users of containers may have a number and no name.
    return String(process.getuid?.() ?? 'unknown');
  }
};

/** Reads the type of staff from a command line. */
export const staffType = (text: string | undefined): 'Dealer' | 'Admin' => {
  if (text === 'Dealer' || text === 'Admin') return text;
  throw new Error('The type is Dealer or Admin.');
};

/** Composition root of the commands: does the work on the database and closes it. */
export const withStaffPorts = async <T>(config: CliConfig, work: (ports: StaffPorts) => Promise<T>): Promise<T> => {
  await using mongo = await connectMongo(config.MONGO_URL, { logger: createLogger('auth-command', config.LOG_LEVEL) });
  return await work({
    accounts: createAccounts(mongo),
    passwords: await createPasswords(argon2Parameters(config)),
    numbers: createMembershipNumbers(mongo),
    clock: systemClock,
    ids: { next: randomId, secret: randomSecret },
  });
};

/** Runs a command; an error is printed as one line and sets the exit code. */
export const runCommand = (work: () => Promise<string>): void => {
  work().then(
    (said) => void process.stdout.write(`${said}\n`),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    },
  );
};
