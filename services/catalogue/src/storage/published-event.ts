import { CataloguePublished, cataloguePublished, type PublishedSet } from '@southline/contracts/events';
import { type OutboxEvent, outboxEvent } from '@southline/platform/outbox';

/** The event of a publication; `version` increases with each publication of the set. */
export const published = (
  set: PublishedSet,
  generation: string,
  { version, publishedAt }: { version: number; publishedAt: Date },
): OutboxEvent =>
  outboxEvent(
    cataloguePublished,
    CataloguePublished.fromPartial({ set, generation, publishedAt: publishedAt.toISOString() }),
    { version, occurredAt: publishedAt },
  );
