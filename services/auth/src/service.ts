import { createHmac } from 'node:crypto';
import {
  AuthServiceService,
  JournalServiceService,
  SecondFactorServiceService,
  StaffServiceService,
} from '@southline/contracts/auth';
import { consumingDesks } from '@southline/contracts/desk';
import { authStaffActed } from '@southline/contracts/events';
import { ownDataServices } from '@southline/contracts/own-data';
import { type Clock, systemClock } from '@southline/kernel/clock';
import { parkedDesk, serveConsumingDesk } from '@southline/platform/desk';
import { startHost } from '@southline/platform/host';
import { randomId, randomSecret } from '@southline/platform/ids';
import { startWorker } from '@southline/platform/jobs';
import { repeat } from '@southline/platform/lifecycle';
import { serveOwnData } from '@southline/platform/own-data';
import { createSealer } from '@southline/platform/seal';
import { createSecurityLog } from '@southline/platform/security-log';
import { logStaffChange } from './application/log-staff-change.ts';
import { resealTotps } from './application/reseal-totps.ts';
import { workOff } from './application/work-off.ts';
import { argon2Parameters, type Config } from './config.ts';
import { type AccountRequest, accountBackoff, accountJob } from './domain/account-job.ts';
import { createMailedSecrets } from './domain/mailed-secrets.ts';
import type { Limits, Ports } from './domain/ports.ts';
import { signInLimits } from './domain/throttle.ts';
import { createPasskeys } from './factors/passkeys.ts';
import { createTotps } from './factors/totp.ts';
import { accountRequests, lapsedAccounts, throttled, watchQueue } from './metrics.ts';
import { createPasswords } from './passwords/argon2-passwords.ts';
import { createFailingAddresses } from './passwords/failing-addresses.ts';
import { createHashQueue } from './passwords/hash-queue.ts';
import { createAccounts } from './storage/accounts.ts';
import { addEntry, createJournal } from './storage/journal.ts';
import { createMembershipNumbers } from './storage/membership-numbers.ts';
import { ownData } from './storage/own-data.ts';
import { createChallenges, createRequests } from './storage/requests.ts';
import { createThrottle } from './storage/throttle.ts';
import { waitingKinds } from './storage/waiting.ts';
import { authHandlers } from './transport/grpc/handlers.ts';
import { secondFactorHandlers } from './transport/grpc/second-factor-handlers.ts';
import { journalHandlers, staffHandlers } from './transport/grpc/staff-handlers.ts';
import { onStaffActed } from './transport/kafka/on-staff-acted.ts';

const limitsOf = (config: Config): Limits => ({
  signIn: signInLimits({
    triesPerAccount: config.TRIES_PER_ACCOUNT,
    triesPerAccountInTotal: config.TRIES_PER_ACCOUNT_IN_TOTAL,
    triesPerAddress: config.TRIES_PER_ADDRESS,
    failuresPerMinute: config.FAILURES_PER_MINUTE,
  }),
  signUpsPerAddress: config.SIGN_UPS_PER_ADDRESS,
  resetsPerAddress: config.RESETS_PER_ADDRESS,
  mailsPerEmail: config.MAILS_PER_EMAIL,
  emailChangesPerMember: config.EMAIL_CHANGES_PER_MEMBER,
});

export interface Overrides {
  readonly clock?: Clock;
  /** Called when a job's work is committed but not marked as done, for tests that stop the process there. */
  readonly afterWork?: (jobId: string) => Promise<void>;
}

export const createAuthService = (
  config: Config,
  signal?: AbortSignal,
  { clock: testClock, afterWork }: Overrides = {},
) =>
  startHost(
    'auth',
    config,
    async (host) => {
      const clock = testClock ?? systemClock;
      const mongo = await host.mongo(config.MONGO_URL);
      const broker = host.broker(config.KAFKA_BROKERS);
      const hashQueue = createHashQueue(config.ARGON2_PARALLEL, config.HASH_QUEUE);
      watchQueue(hashQueue);
      const keyFor = (use: string, key: Buffer = config.TOKEN_KEY) => createHmac('sha256', key).update(use).digest();
      const sealingKey = (key: Buffer) => keyFor('second-factor', key);
      const sealer = createSealer(sealingKey(config.TOKEN_KEY), config.TOKEN_KEYS_BEFORE.map(sealingKey));
      const emailKey = keyFor('security-log');
      const ports: Ports = {
        accounts: createAccounts(mongo),
        requests: createRequests(mongo),
        throttle: createThrottle(mongo, keyFor('throttle'), (limit) => throttled.inc({ limit }), testClock),
        passwords: await createPasswords(argon2Parameters(config)),
        hashQueue,
        failingAddresses: createFailingAddresses(),
        secrets: createMailedSecrets(config.TOKEN_KEY, config.TOKEN_KEYS_BEFORE),
        challenges: createChallenges(mongo),
        totps: createTotps(sealer),
        passkeys: createPasskeys(config.PUBLIC_URL),
        numbers: createMembershipNumbers(mongo),
        clock,
        ids: { next: randomId, secret: randomSecret },
        limits: limitsOf(config),
        observer: {
          request: (kind) => accountRequests.inc({ kind }),
        },
        securityLog: createSecurityLog(host.logger),
        emailHash: (email) => createHmac('sha256', emailKey).update(email).digest('base64url'),
        wakeWorker: () => worker.wake(),
      };
      const work = workOff(ports);
      const worker = startWorker<AccountRequest | undefined>({
        mongo,
        logger: host.logger,
        kind: accountJob,
        leaseMs: config.JOB_LEASE_MS,
        backoff: accountBackoff,
        run: async (request, { id }) => {
          await work(id, request);
          await afterWork?.(id);
          return undefined;
        },
      });
      host.relay(mongo, broker);
      host.background(worker);
      host.background(
        repeat('unverified accounts', config.SWEEP_MS, host.logger, async () => {
          lapsedAccounts.inc(await ports.accounts.removeLapsed(clock.now()));
          return false;
        }),
      );
      host.background(repeat('staff changes', config.SWEEP_MS, host.logger, () => logStaffChange(ports)));
      host.background(
        repeat('secrets of authenticator apps', config.SWEEP_MS, host.logger, async () => {
          await resealTotps(ports);
          return false;
        }),
      );
      host.grpc().add(AuthServiceService, authHandlers(ports));
      host.grpc().add(SecondFactorServiceService, secondFactorHandlers(ports));
      host.grpc().add(StaffServiceService, staffHandlers(ports));
      host.consume(
        mongo,
        broker,
        onStaffActed((session, entry) => addEntry(mongo, session, entry)),
        // People sign in while Kafka is away.
        { readyBefore: true },
      );
      host.grpc().add(JournalServiceService, journalHandlers(createJournal(mongo), ports));
      serveConsumingDesk(host.grpc(), consumingDesks.auth, parkedDesk(mongo, authStaffActed), waitingKinds(mongo));
      serveOwnData(host.grpc(), ownDataServices.auth, ownData(mongo));
      await host.listen(config.GRPC_PORT);
    },
    signal,
  );
