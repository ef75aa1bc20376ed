import { randomBytes } from 'node:crypto';
import { GetDealerResponse, LocatorServiceService } from '@southline/contracts/locator';
import { NotificationsServiceService } from '@southline/contracts/notifications';
import { DomainError } from '@southline/kernel/errors';
import { createOrderCodes, createOrderLinks } from '@southline/platform/links';
import { freePort, runSource, startProcess } from '@southline/testkit/child-process';
import { startContent } from '@southline/testkit/content';
import { identities } from '@southline/testkit/identities';
import { perFile } from '@southline/testkit/per-file';
import { processEnvironment } from '@southline/testkit/process-environment';
import { prepareService } from '@southline/testkit/run-service';
import { startStub } from '@southline/testkit/stub';
import { type Environment, loadConfig } from '../../src/config.ts';
import { createNotificationsService } from '../../src/service.ts';
import { collections } from '../../src/storage/collections.ts';
import { startAuth } from './auth.ts';
import { startCatalogue } from './catalogue.ts';
import { startMailbox } from './mailbox.ts';

const keys = identities('documents', 'notifications', 'bff');
const linkKey = randomBytes(32).toString('base64');
const documentsSource = new URL('../../../documents/src/', import.meta.url);

/** A mailbox and the notifications service, and the fakes that a test starts. */
export const prepareNotifications = async (change: Readonly<Partial<Record<keyof Environment, string>>> = {}) => {
  const mailbox = await startMailbox();
  const authPort = await freePort();
  const cataloguePort = await freePort();
  const content = await startContent(keys.verifyKeys);
  const dealerEmails = new Map<string, string>();
  const locator = await startStub(keys.verifyKeys, [
    [
      LocatorServiceService,
      {
        getDealer: async ({ dealerCode }: { dealerCode: string }) => {
          const email = dealerEmails.get(dealerCode);
          if (email === undefined) throw new DomainError('not-found', 'NotFound', 'There is no such dealer.');
          return GetDealerResponse.fromPartial({ dealer: { dealerCode, email } });
        },
      },
    ],
  ]);
  const documentsEnv = { ...(await processEnvironment('documents', keys)), CONTENT_ADDRESS: content.address };
  const bench = await prepareService({
    name: 'notifications',
    callers: ['bff'],
    keys,
    collections,
    loadConfig,
    create: createNotificationsService,
    beside: ['documents'],
    environment: {
      DOCUMENTS_ADDRESS: `127.0.0.1:${documentsEnv.GRPC_PORT}`,
      AUTH_ADDRESS: `127.0.0.1:${authPort}`,
      CATALOGUE_ADDRESS: `127.0.0.1:${cataloguePort}`,
      CONTENT_ADDRESS: content.address,
      LOCATOR_ADDRESS: locator.address,
      SMTP_URL: mailbox.smtpUrl,
      LINK_SIGNING_KEY: linkKey,
      MAIL_FROM: 'Southline <orders@southline.example>',
      PUBLIC_URL: 'http://127.0.0.1:8080',
      MAIL_RETRY_MS: '100',
      JOB_LEASE_MS: '500',
      ...(change as Readonly<Record<string, string>>),
    },
  });
  return {
    ...bench,
    mailbox,
    /** The switches that staff have turned on. */
    switches: content.active,
    codeOf: createOrderCodes(linkKey),
    orderLinks: createOrderLinks(linkKey),
    /** E-mail addresses of dealers by code, which the fake locator returns. */
    dealerEmails,
    newsOf: async (orderId: string) =>
      (await bench.asService(NotificationsServiceService, 'bff').listOrderNews({ orderId })).news,
    /** A fake auth service: secrets by request. */
    startAuth: () => startAuth(authPort, keys.verifyKeys),
    /** A fake catalogue: notices by id. */
    startCatalogue: () => startCatalogue(cataloguePort, keys.verifyKeys),
    /** The documents service as a separate process. */
    async startDocuments() {
      await runSource(new URL('cli/migrate.ts', documentsSource), documentsEnv);
      const health = `http://127.0.0.1:${documentsEnv.INTERNAL_PORT}/readyz`;
      return startProcess(new URL('main.ts', documentsSource), documentsEnv, health);
    },
    async stop() {
      await bench.stop();
      await mailbox.stop();
      await content.close();
      await locator.close();
    },
  };
};

/** Runs the service for all tests of a file. */
export const runNotifications = (...change: Parameters<typeof prepareNotifications>) =>
  perFile(async () => {
    const bench = await prepareNotifications(...change);
    await bench.start();
    return bench;
  });

/** Runs the service together with the documents service. */
export const runWithDocuments = (...change: Parameters<typeof prepareNotifications>) =>
  perFile(async () => {
    const bench = await prepareNotifications(...change);
    const documents = await bench.startDocuments();
    const stop = async () => {
      await documents.end('SIGTERM');
      await bench.stop();
    };
    await bench.start();
    return { ...bench, stop };
  });

export type Notifications = Awaited<ReturnType<typeof prepareNotifications>>;
