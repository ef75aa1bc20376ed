import { PublishedSet } from '@southline/contracts/events';
import { inTransaction, type Mongo } from '@southline/platform/mongo';
import { appendToOutbox } from '@southline/platform/outbox';
import type { PageStore } from '../domain/range/ports.ts';
import type { ProductPage } from '../domain/range/range-page.ts';
import { published } from './published-event.ts';

type PageDocument = Omit<ProductPage, 'key'> & { readonly _id: string };

const pages = (mongo: Mongo) => mongo.db.collection<PageDocument>('product_pages');

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
  filled: async () => (await pages(mongo).findOne({}, { projection: { _id: 1 } })) !== null,
  replace: async (range, publishedAt) => {
    const version = publishedAt.getTime();
    const news = published(PublishedSet.PUBLISHED_SET_RANGE, String(version), { version, publishedAt });
    await inTransaction(mongo, async (session) => {
      await pages(mongo).deleteMany({}, { session });
      await pages(mongo).insertMany(
        range.map(({ key, ...page }) => ({ _id: key, ...page, publishedAt })),
        { session },
      );
      await appendToOutbox(mongo, session, [news]);
    });
  },
});

export const pageIndexes = (mongo: Mongo) => pages(mongo).createIndex({ position: 1 }, { name: 'by-position' });
