import { catalogueStaffActed, PublishedSet } from '@southline/contracts/events';
import { staffEvents } from '@southline/platform/journal';
import { inTransaction, type Mongo } from '@southline/platform/mongo';
import { appendToOutbox } from '@southline/platform/outbox';
import { paperKey } from '../domain/range/papers/range-paper.ts';
import type { PageStore } from '../domain/range/ports.ts';
import { productPages, rangeDownloads, rangePapers } from './collections.ts';
import { published } from './published-event.ts';

const table = 'all';

/** An upper limit: shoppers read the pages of the range, so there are never more. */
const most = 5_000;

export const createPageStore = (mongo: Mongo): PageStore => ({
  async page(key) {
    const found =
      (await productPages(mongo).findOne({ _id: key })) ?? (await productPages(mongo).findOne({ formerly: key }));
    if (!found) return undefined;
    const { _id, ...page } = found;
    return { key: _id, ...page };
  },
  async list() {
    const projection = { name: 1, segment: 1, trail: 1, description: 1, 'children.name': 1, 'detail.papers': 1 };
    const found = await productPages(mongo).find({}, { projection }).sort({ position: 1 }).limit(most).toArray();
    return found.map(({ name, segment, trail, description, children, detail }) => ({
      name,
      segment,
      trail,
      description,
      hasChildren: children.length > 0,
      papers: detail?.papers ?? [],
    }));
  },
  paper: async (key) => (await rangePapers(mongo).findOne({ _id: key })) ?? undefined,
  downloads: async () => (await rangeDownloads(mongo).findOne({ _id: table })) ?? undefined,
  publishedAt: async () =>
    (await rangeDownloads(mongo).findOne({ _id: table }, { projection: { publishedAt: 1 } }))?.publishedAt,
  filled: async () => (await rangePapers(mongo).findOne({}, { projection: { _id: 1 } })) !== null,
  replace: async (range, publishedAt) => {
    const version = publishedAt.getTime();
    const event = published(PublishedSet.PUBLISHED_SET_RANGE, String(version), { version, publishedAt });
    await inTransaction(mongo, async (session) => {
      await productPages(mongo).deleteMany({}, { session });
      await rangePapers(mongo).deleteMany({}, { session });
      await productPages(mongo).insertMany(
        range.pages.map(({ key, ...page }) => ({ _id: key, ...page, publishedAt })),
        { session },
      );
      await rangePapers(mongo).insertMany(
        range.papers.map((paper) => ({ _id: paperKey(paper), ...paper, publishedAt })),
        { session },
      );
      const { downloads } = range;
      await rangeDownloads(mongo).replaceOne({ _id: table }, { downloads, publishedAt }, { session, upsert: true });
      const action = { action: 'range-replaced', record: String(version), after: { lines: range.pages.length } };
      await appendToOutbox(mongo, session, [event, ...staffEvents(catalogueStaffActed, [action], publishedAt)]);
    });
  },
});
