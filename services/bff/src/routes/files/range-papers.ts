import { GetPartResponse, type ProductPage, type RangePaper } from '@southline/contracts/catalogue';
import { partOf } from '@southline/contracts/part-facts';
import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import type { Context, Route } from '../../context.ts';
import { notFound } from '../../contract/order-details.ts';
import { oilCatalogue } from '../../contract/product-page.ts';
import { pageByName } from '../products/product-pages.ts';
import { paperCsp, shownAs } from './file-headers.ts';

const maxBytes = 16 * 1024 * 1024;
/** A newly published range becomes visible within an hour. */
const hourly = 'public, max-age=3600';
const ending = '.pdf';

const schema = {
  hide: true,
  params: Type.Object({
    region: Type.String(),
    type: Type.String({ maxLength: 20 }),
    file: Type.String({ maxLength: 140 }),
  }),
};
const ownPathSchema = { hide: true, params: Type.Object({ region: Type.String() }) };

/** The rendered document and its cache key (content version). */
interface Printable {
  readonly key: string;
  readonly fileName: string;
  render(): Promise<{ readonly content: Uint8Array }>;
}

const dataSheet = ({ clients }: Context, page: ProductPage): Printable => {
  const { name, description, drawing, segment, trail, detail } = page;
  const applications = detail?.applications;
  const publishedAt = detail?.publishedAt ?? '';
  const fileName = `${segment}${ending}`;
  return {
    key: `specs/${fileName} ${publishedAt}`,
    fileName,
    render: () =>
      clients.papers.renderDataSheet({
        name,
        description,
        drawing,
        fileName,
        publishedAt,
        category: ['Our Range', ...trail.map((crumb) => crumb.name)].join(', '),
        sections: [...(detail?.features ?? []), ...(applications ? [applications] : [])].map((section) => ({
          name: section.name,
          points: section.items,
        })),
        recommendation: applications?.recommendation ?? '',
      }),
  };
};

const rangePaper = ({ clients }: Context, paper: RangePaper): Printable => ({
  key: `${paper.kind}/${paper.fileName} ${paper.publishedAt}`,
  fileName: paper.fileName,
  render: () => clients.papers.renderRangePaper({ paper }),
});

const numbers = (name: string, list: readonly string[]) => ({ name, points: [list.join(', ')] });

/** The data sheet of a part, from the catalogue. Its date is the day of the download. */
const partSheet = ({ clients }: Context, { part: row, ...found }: GetPartResponse): Printable => {
  if (!row) throw notFound('There is no such file.');
  const part = partOf(row);
  const fileName = `${part.cleansedPartNo}${ending}`;
  const publishedAt = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
  const notes = [row.grade && `Grade: ${row.grade}`, row.footnote, row.productNote].filter(Boolean);
  const sections = [
    { name: 'Specifications', points: found.specifications.map(({ name, value }) => `${name}: ${value}`) },
    numbers('GM and OE numbers', found.oeNumbers),
    numbers('Replaces (interchange)', found.interchangeNumbers),
    { name: 'Notes', points: notes },
  ];
  return {
    key: `parts/${fileName} ${part.drawingHash} ${publishedAt} ${JSON.stringify(sections)}`,
    fileName,
    render: () =>
      clients.papers.renderDataSheet({
        name: part.partNo,
        description: part.description,
        drawing: found.drawing,
        fileName,
        publishedAt,
        category: found.trail.map(({ name }) => name).join(', '),
        sections: sections.filter(({ points }) => points.some(Boolean)),
        recommendation: '',
      }),
  };
};

const find = async (context: Context, type: string, fileName: string): Promise<Printable> => {
  if (/^spec(s|ification)$/i.test(type)) {
    if (!fileName.endsWith(ending)) throw notFound('There is no such file.');
    const page = await pageByName(context, fileName.slice(0, -ending.length));
    if (!page.detail?.papers.includes('Specs')) throw notFound('There is no such file.');
    return dataSheet(context, page);
  }
  if (/^parts$/i.test(type)) {
    const partNo = fileName.endsWith(ending) ? fileName.slice(0, -ending.length) : '';
    const part = await context.clients.catalogue.getPart({ partNo, vehicleSlug: '' });
    return partSheet(context, GetPartResponse.decode(part));
  }
  const { paper } = await context.clients.pages.getRangePaper({ kind: type, fileName });
  if (!paper) throw notFound('There is no such file.');
  return rangePaper(context, paper);
};

/**
 * Documents of the range and data sheets of parts, as PDF. Each is rendered once per publication or day. Concurrent
 * requests share one rendering.
 */
export const rangePapers: Route = (app, context) => {
  const rendered = new LRUCache<string, Buffer, Printable>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => bytes.length,
    fetchMethod: async (_key, _stale, { context: printable }) => Buffer.from((await printable.render()).content),
  });
  const read = async (type: string, fileName: string) => {
    const printable = await find(context, type, fileName);
    const bytes = await rendered.fetch(printable.key, { context: printable });
    if (!bytes) throw notFound('There is no such file.');
    return { bytes, fileName: printable.fileName };
  };
  const headers = (fileName: string) => ({
    'cache-control': hourly,
    'content-security-policy': paperCsp,
    'content-disposition': shownAs(fileName),
  });
  app.get('/pdf/:type/:file', { schema, config: { patient: true } }, async ({ params }, reply) => {
    const { bytes, fileName } = await read(params.type, params.file);
    return reply.headers(headers(fileName)).type('application/pdf').send(bytes);
  });
  app.get(`/${oilCatalogue.path}`, { schema: ownPathSchema, config: { patient: true } }, async (_request, reply) => {
    const { bytes } = await read(oilCatalogue.kind, oilCatalogue.fileName);
    return reply.headers(headers('oil-catalogue.pdf')).type('application/pdf').send(bytes);
  });
};
