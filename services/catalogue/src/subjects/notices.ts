import { NoticeServiceService } from '@southline/contracts/catalogue';
import { systemClock } from '@southline/kernel/clock';
import type { Host } from '@southline/platform/host';
import type { Mongo } from '@southline/platform/mongo';
import { fulfillingNotices } from '../application/notices/fulfil-notices.ts';
import type { Reading } from '../application/snapshot/reading.ts';
import type { Config } from '../config.ts';
import { createNoticeStore } from '../storage/notice-store.ts';
import { noticeHandlers } from '../transport/grpc/notice-handlers.ts';

/** Wishes for mails about parts, and the check that fulfils them. */
export const addNotices = (host: Host, mongo: Mongo, reading: Reading, config: Config): void => {
  const ports = { reading, notices: createNoticeStore(mongo), clock: systemClock };
  host.background(fulfillingNotices(ports, config.NOTICES_EVERY_MS, host.logger));
  host.grpc().add(NoticeServiceService, noticeHandlers(ports));
};
