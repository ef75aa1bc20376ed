import { PublishedSet } from '@southline/contracts/events';
import { inTransaction, type Mongo } from '@southline/platform/mongo';
import { appendToOutbox } from '@southline/platform/outbox';
import { paperKey, type RangePaper } from '../domain/range/papers/range-paper.ts';
import type { PageStore, Published, PublishedRange } from '../domain/range/ports.ts';
import type { ProductPage } from '../domain/range/range-page.ts';
import { published } from './published-event.ts';

type PageDocument = Omit<ProductPage, 'key'> & { readonly _id: string };

const pages = (mongo: Mongo) => mongo.db.collection<PageDocument>('product_pages');
type PaperDocument = RangePaper & Published & { readonly _id: string };
const papers = (mongo: Mongo) => mongo.db.collection<PaperDocument>('range_papers');
type DownloadsDocument = Pick<PublishedRange, 'downloads'> & Published & { readonly _id: string };
const tables = (mongo: Mongo) => mongo.db.collection<DownloadsDocument>('range_downloads');
const table = 'all';

/** A range is read by people. */
const most = 5_000;

export const pageStore = (mongo: Mongo): PageStore => ({
  async page(key) {
    const found = await pages(mongo).findOne({ _id: key });
    if (!found) return undefined;
    const { _id, ...page } = found;
    return { key: _id, ...page };
  },
  async list() {
    const projection = { name: 1, segment: 1, trail: 1, description: 1, 'children.name': 1, 'detail.papers': 1 };
    const found = await pages(mongo).find({}, { projection }).sort({ position: 1 }).limit(most).toArray();
    return found.map(({ name, segment, trail, description, children, detail }) => ({
      ...{ name, segment, trail, description },
      hasChildren: children.length > 0,
      papers: detail?.papers ?? [],
    }));
  },
  paper: async (key) => (await papers(mongo).findOne({ _id: key })) ?? undefined,
  downloads: async () => (await tables(mongo).findOne({ _id: table })) ?? undefined,
  publishedAt: async () =>
    (await tables(mongo).findOne({ _id: table }, { projection: { publishedAt: 1 } }))?.publishedAt,
  filled: async () => (await papers(mongo).findOne({}, { projection: { _id: 1 } })) !== null,
  replace: async (range, publishedAt) => {
    const version = publishedAt.getTime();
    const news = published(PublishedSet.PUBLISHED_SET_RANGE, String(version), { version, publishedAt });
    await inTransaction(mongo, async (session) => {
      await pages(mongo).deleteMany({}, { session });
      await papers(mongo).deleteMany({}, { session });
      await pages(mongo).insertMany(
        range.pages.map(({ key, ...page }) => ({ _id: key, ...page, publishedAt })),
        { session },
      );
      await papers(mongo).insertMany(
        range.papers.map((paper) => ({ _id: paperKey(paper), ...paper, publishedAt })),
        { session },
      );
      const { downloads } = range;
      await tables(mongo).replaceOne({ _id: table }, { downloads, publishedAt }, { session, upsert: true });
      await appendToOutbox(mongo, session, [news]);
    });
  },
});

export const pageIndexes = (mongo: Mongo) => pages(mongo).createIndex({ position: 1 }, { name: 'by-position' });
