import { PromotionServiceService } from '@southline/contracts/content';
import { systemClock } from '@southline/kernel/clock';
import type { Host } from '@southline/platform/host';
import { randomId } from '@southline/platform/ids';
import { repeat } from '@southline/platform/lifecycle';
import type { Mongo } from '@southline/platform/mongo';
import { sweepReceipts } from '../application/sweep-receipts.ts';
import type { Config } from '../config.ts';
import type { PromotionPorts } from '../domain/promotion-ports.ts';
import { cleanPicture } from '../files/clean-picture.ts';
import { recognise } from '../files/recognise.ts';
import { entryRepository } from '../storage/entry-repository.ts';
import { receiptFiles } from '../storage/receipt-files.ts';
import { receiptRepository } from '../storage/receipt-repository.ts';
import { promotionAccess, promotionHandlers } from '../transport/grpc/promotion-handlers.ts';

/** Receipts and entries of the prize promotion. */
export const addPromotion = (host: Host, mongo: Mongo, { PROMOTION_CLOSES_AT, SWEEP_MS }: Config): void => {
  const ports: PromotionPorts = {
    receipts: receiptRepository(mongo),
    files: receiptFiles(mongo),
    entries: entryRepository(mongo),
    recognise,
    cleanPicture,
    clock: systemClock,
    ids: { next: randomId },
    closesAt: PROMOTION_CLOSES_AT,
  };
  host.grpc().add(PromotionServiceService, promotionHandlers(ports), promotionAccess);
  host.background(repeat('loose receipts', SWEEP_MS, host.logger, async () => (await sweepReceipts(ports)) > 0));
};
