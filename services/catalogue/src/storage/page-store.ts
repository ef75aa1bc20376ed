import type { Mongo } from '@southline/platform/mongo';
import type { ProductPage } from '../domain/range/range-page.ts';

type PageDocument = Omit<ProductPage, 'key'> & { readonly _id: string };

const pages = (mongo: Mongo) => mongo.db.collection<PageDocument>('product_pages');

export interface PageStore {
  page(key: string): Promise<ProductPage | undefined>;
  /** Without texts beside name and description, in the order of the menu. */
  list(): Promise<ListedPage[]>;
  count(): Promise<number>;
  /** Puts these in the place of all that are there; readers see the old range or the new one. */
  replace(range: readonly ProductPage[]): Promise<void>;
}

export type ListedPage = Pick<ProductPage, 'name' | 'segment' | 'trail' | 'description'> & {
  readonly hasChildren: boolean;
  readonly papers: readonly string[];
};

/** At most this many: a range is read by people. */
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
  count: () => pages(mongo).countDocuments({}, { limit: 1 }),
  async replace(range) {
    await mongo.client.withSession((session) =>
      session.withTransaction(async () => {
        await pages(mongo).deleteMany({}, { session });
        await pages(mongo).insertMany(
          range.map(({ key, ...page }) => ({ _id: key, ...page })),
          { session },
        );
      }),
    );
  },
});

export const pageIndexes = (mongo: Mongo) => pages(mongo).createIndex({ position: 1 }, { name: 'by-position' });
