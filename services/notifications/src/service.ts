import { createPartNames } from '@southline/clients/part-names';
import { consumingDesks } from '@southline/contracts/desk';
import { notificationsStaffActed } from '@southline/contracts/events';
import { NotificationsServiceService } from '@southline/contracts/notifications';
import { ownDataServices } from '@southline/contracts/own-data';
import { parkedDesk, serveConsumingDesk } from '@southline/platform/desk';
import { startHost } from '@southline/platform/host';
import { startWorker } from '@southline/platform/jobs';
import { repeat } from '@southline/platform/lifecycle';
import { createOrderCodes, createOrderLinks } from '@southline/platform/links';
import { serveOwnData } from '@southline/platform/own-data';
import { countMails } from './application/count-mails.ts';
import { fetchPaper } from './application/fetch-paper.ts';
import { holdMails, type Run } from './application/hold-mails.ts';
import { lookEveryMs, sendMail } from './application/send-mail.ts';
import {
  sendAccountMail,
  sendDealerMail,
  sendNoticeMail,
  sendOrderCode,
  sendSiteMail,
} from './application/send-once.ts';
import {
  createAuthClient,
  createCatalogueClient,
  createDocumentsClient,
  createLocatorClient,
} from './clients/mail-readers.ts';
import { createSmtpClient } from './clients/smtp.ts';
import type { Config } from './config.ts';
import { type AccountMailJob, accountMailJob } from './domain/account-mail.ts';
import { type DealerMailJob, dealerMailJob } from './domain/dealer-mail.ts';
import { type MailJob, mailJob } from './domain/mail-job.ts';
import { type NoticeMailJob, noticeMailJob } from './domain/notice-mail.ts';
import { type OrderCodeJob, orderCodeJob } from './domain/order-code.ts';
import { retryPause } from './domain/retry.ts';
import { type SiteMailJob, siteMailJob } from './domain/site-mail.ts';
import { attachedMarks } from './mail/attached-marks.ts';
import { mailWriter } from './mail/mail-writer.ts';
import { createAccountMailRepository, orderCodes } from './storage/account-mail-repository.ts';
import { createEventIntake } from './storage/event-intake.ts';
import { createMailRepository, mailCounts } from './storage/mail-repository.ts';
import { createOrderNews, orderTimeline } from './storage/order-news.ts';
import { createOrderRepository, forgetOrder, joinOrder } from './storage/order-repository.ts';
import { ownData } from './storage/own-data.ts';
import { recentOrders } from './storage/recent-orders.ts';
import { createReturnNewsRepository } from './storage/return-news-repository.ts';
import { waitingKinds } from './storage/waiting.ts';
import { notificationsHandlers } from './transport/grpc/handlers.ts';
import { onAccountEvents } from './transport/kafka/on-account-events.ts';
import { onOrderEvents, onOrderForgotten, onOrderJoined } from './transport/kafka/on-order-events.ts';
import { onReturnEvents } from './transport/kafka/on-return-events.ts';
import { onNoticeRaised, onSiteEvents } from './transport/kafka/on-site-events.ts';

export interface Overrides {
  /**
   * Called after the mail server has accepted a mail and before it is marked as sent, for tests that stop the process
   * there.
   */
  readonly afterDeliver?: (orderId: string) => Promise<void>;
}

const countEveryMs = 15_000;
/** Mails of one queue that are claimed together, and how many of them are sent side by side. */
const mailsAtOnce = 24;
const sideBySide = 8;

export const createNotificationsService = (config: Config, signal?: AbortSignal, overrides: Overrides = {}) =>
  startHost(
    'notifications',
    config,
    async (host) => {
      const mongo = await host.mongo(config.MONGO_URL);
      const broker = host.broker(config.KAFKA_BROKERS);
      const documents = createDocumentsClient(host.peer(config.DOCUMENTS_ADDRESS), sideBySide);
      const secrets = createAuthClient(host.peer(config.AUTH_ADDRESS));
      const notices = createCatalogueClient(host.peer(config.CATALOGUE_ADDRESS));
      const dealers = createLocatorClient(host.peer(config.LOCATOR_ADDRESS));
      const nameParts = createPartNames(host.peer(config.CONTENT_ADDRESS), host.logger);
      const mailServer = createSmtpClient(config.SMTP_URL, config.MAIL_FROM, attachedMarks, sideBySide);
      host.onStop(async () => mailServer.close());
      const recent = recentOrders();
      const orders = createOrderRepository(mongo, recent);
      const orderLinks = createOrderLinks(config.LINK_SIGNING_KEY);
      const site = { url: config.PUBLIC_URL, sealOrder: orderLinks.seal };
      const write = mailWriter(orders, createReturnNewsRepository(mongo), nameParts, site);
      const backoff = retryPause(config.MAIL_RETRY_MS);
      const { paused, paced } = holdMails(() => host.switches.whenOn('mails-held'), config.HELD_MAILS_PER_SECOND);
      const shared = { mailServer, backoff, write, from: config.MAIL_FROM };
      const mails = createAccountMailRepository(mongo);
      const queue = <Payload>(kind: string, run: Run<Payload>, atOnce = 1) => {
        const work = { mongo, logger: host.logger, kind, leaseMs: config.JOB_LEASE_MS, backoff, paused };
        host.background(startWorker<Payload>({ ...work, atOnce, sideBySide, run: paced(run) }));
      };
      // Separate queues, because people wait for mails about their account, while a confirmation may wait for its
      // document.
      const ofOrder = {
        mails: createMailRepository(mongo),
        fetchPaper: fetchPaper({ orders, documents }),
        papersWaitMs: config.PAPERS_WAIT_MS,
        afterDeliver: overrides.afterDeliver,
      };
      queue<MailJob>(mailJob, sendMail({ ...shared, ...ofOrder }), mailsAtOnce);
      queue<AccountMailJob>(accountMailJob, sendAccountMail({ ...shared, mails, secrets }));
      const codeOf = createOrderCodes(config.LINK_SIGNING_KEY);
      queue<OrderCodeJob>(orderCodeJob, sendOrderCode({ ...shared, mails, orders, codeOf }));
      queue<SiteMailJob>(siteMailJob, sendSiteMail({ ...shared, mails }));
      queue<NoticeMailJob>(noticeMailJob, sendNoticeMail({ ...shared, mails, notices }));
      queue<DealerMailJob>(dealerMailJob, sendDealerMail({ ...shared, mails, dealers, orders }), mailsAtOnce);
      const counts = mailCounts(mongo);
      host.background(repeat('mail counts', countEveryMs, host.logger, () => countMails(counts)));
      const firstLookMs = Math.min(lookEveryMs, config.PAPERS_WAIT_MS);
      const intake = createEventIntake(mongo, { firstLookMs, answersMs: config.ANSWERS_WAIT_MS }, recent);
      const desks = { enquiries: config.ENQUIRIES_TO, bookings: config.BOOKINGS_TO };
      host.relay(mongo, broker);
      host.consume(mongo, broker, [
        ...onOrderEvents(intake),
        ...onReturnEvents(intake),
        ...onAccountEvents(intake),
        ...onSiteEvents(intake, desks),
        ...onNoticeRaised(intake),
        onOrderForgotten(forgetOrder(mongo)),
        onOrderJoined(joinOrder(mongo)),
      ]);
      host
        .grpc()
        .add(
          NotificationsServiceService,
          notificationsHandlers(createOrderNews(mongo), orderCodes(mongo), orderTimeline(mongo)),
        );
      serveConsumingDesk(
        host.grpc(),
        consumingDesks.notifications,
        parkedDesk(mongo, notificationsStaffActed),
        waitingKinds(mongo),
      );
      serveOwnData(host.grpc(), ownDataServices.notifications, ownData(mongo));
      await host.listen(config.GRPC_PORT);
    },
    signal,
  );
