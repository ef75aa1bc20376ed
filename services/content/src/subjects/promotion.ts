import { PromotionServiceService } from '@southline/contracts/content';
import { systemClock } from '@southline/kernel/clock';
import type { Host } from '@southline/platform/host';
import { randomId } from '@southline/platform/ids';
import { repeat } from '@southline/platform/lifecycle';
import type { Mongo } from '@southline/platform/mongo';
import { uploadFiles } from '@southline/uploads/buckets';
import { clamdScanner } from '@southline/uploads/clamd';
import { cleanPicture } from '@southline/uploads/clean-picture';
import { picturesAndPdf, recogniser } from '@southline/uploads/recognise';
import { bulkhead } from 'cockatiel';
import { forgetEntries } from '../application/forget-entries.ts';
import { sweepReceipts } from '../application/receipts.ts';
import type { Config } from '../config.ts';
import type { PromotionPorts } from '../domain/promotion-ports.ts';
import { receiptBuckets } from '../storage/collections.ts';
import { createEntryRepository } from '../storage/entry-repository.ts';
import { createReceiptRepository } from '../storage/receipt-repository.ts';
import { promotionHandlers } from '../transport/grpc/promotion-handlers.ts';

/** The number of files that are scanned and re-encoded concurrently; others wait. */
const atWork = 8;

/** Receipts and entries of the prize promotion. */
export const addPromotion = (host: Host, mongo: Mongo, config: Config): void => {
  const { PROMOTION_CLOSES_AT, PROMOTION_DRAWN_AT, SCANNER_ADDRESS, SWEEP_MS, LOOSE_RECEIPTS_MB } = config;
  const workers = bulkhead(atWork, Number.POSITIVE_INFINITY);
  const ports: PromotionPorts = {
    receipts: createReceiptRepository(mongo),
    files: uploadFiles(mongo, receiptBuckets),
    entries: createEntryRepository(mongo),
    recognise: recogniser(picturesAndPdf),
    cleanPicture,
    scan: SCANNER_ADDRESS === undefined ? undefined : clamdScanner(SCANNER_ADDRESS, host.logger),
    limited: (work) => workers.execute(work),
    mostLooseBytes: LOOSE_RECEIPTS_MB * 1_000_000,
    clock: systemClock,
    ids: { next: randomId },
    closesAt: PROMOTION_CLOSES_AT,
    drawnAt: PROMOTION_DRAWN_AT,
  };
  host.grpc().add(
    PromotionServiceService,
    promotionHandlers(ports, () => host.switches.refuse('promotion-off')),
  );
  host.background(repeat('loose receipts', SWEEP_MS, host.logger, async () => (await sweepReceipts(ports)) > 0));
  host.background(
    repeat('entries past their time', SWEEP_MS, host.logger, async () => (await forgetEntries(ports)) > 0),
  );
};
