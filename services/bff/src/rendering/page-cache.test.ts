import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageRequest, RenderedPage } from '@southline/rest/web-build';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { type AskedPage, createPageCache } from './page-cache.ts';

const webRoot = await mkdtemp(join(tmpdir(), 'southline-web-'));
await mkdir(join(webRoot, 'assets'));
afterAll(() => rm(webRoot, { recursive: true }));
afterEach(() => {
  vi.restoreAllMocks();
});

const client = () => ({ webRoot, basePath: '', scripts: { integrity: {}, cardForm: [] } });

const at = (path: string): AskedPage => ({
  url: `/nz/${path}`,
  basePath: '',
  region: 'nz',
  path,
  language: 'en',
  phone: false,
  site: 'https://shop.example',
  mapPictures: undefined,
  send: fetch,
  address: '10.0.0.1',
  editedTexts: async () => ({}),
});
const pageOf = ({ path }: PageRequest): RenderedPage => ({
  status: 200,
  lang: 'en-NZ',
  head: '',
  body: path,
  state: '{}',
  files: '',
  description: undefined,
  structuredData: undefined,
  ownPath: '',
  indexed: true,
  picture: 'share.png',
});
const always = () => true;
const unchanged = async () => 'one';
const index = async () => '<html lang="en-AU"><head></head><body><div id="root"></div></body></html>';

/** A cache whose renderings wait until `finish` is called. */
const slowly = async () => {
  const started: string[] = [];
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const render = async (request: PageRequest) => {
    started.push(request.path);
    if (request.path !== 'old') await finished;
    return pageOf(request);
  };
  return { pages: await createPageCache(render, index, unchanged, client(), always), started, finish };
};
const numbered = (count: number) => Array.from({ length: count }, (_, each) => at(`page-${each}`));

test('four pages are rendered at once, the next wait in line, and the line has an end', async () => {
  const { pages, started, finish } = await slowly();
  const asked = numbered(20).map(pages);
  await vi.waitFor(() => expect(started).toHaveLength(4));
  expect(await pages(at('one-more'))).toBeUndefined();
  finish();
  const made = await Promise.all(asked);
  expect(made.map((page) => page?.status)).toEqual(Array(20).fill(200));
});

test('concurrent requests for a page share one rendering', async () => {
  const { pages, started, finish } = await slowly();
  const asked = [at('same'), at('same')].map(pages);
  finish();
  const [one, other] = await Promise.all(asked);
  expect(one).toBe(other);
  expect(started).toEqual(['same']);
});

test('an old page is answered while others are rendered, and renewed only when there is time for it', async () => {
  const { pages, started, finish } = await slowly();
  const old = await pages(at('old'));
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 61_000);
  const others = numbered(4).map(pages);
  expect(await pages(at('old'))).toBe(old);
  expect(started.filter((path) => path === 'old')).toHaveLength(1);
  finish();
  await Promise.all(others);
  await vi.waitFor(async () => {
    await pages(at('old'));
    expect(started.filter((path) => path === 'old')).toHaveLength(2);
  });
});

/** A cache whose pages contain the number of their rendering. The test can change the data. */
const changing = async () => {
  const world = { generation: 'one', broken: false, made: 0 };
  const render = async (request: PageRequest) => {
    if (world.broken) throw new Error('content is away');
    world.made += 1;
    return { ...pageOf(request), body: `${world.generation} ${world.made}` };
  };
  const budget = { spent: false };
  const allowed = () => !budget.spent;
  const pages = await createPageCache(render, index, async () => world.generation, client(), allowed);
  const shown = async (path: string) => /"root">(.*?)</.exec(String((await pages(at(path)))?.html))?.[1];
  return { world, shown, budget };
};

test('after a change the next visitor gets the new page, and the page is made once', async () => {
  const { world, shown } = await changing();
  expect([await shown('a'), await shown('a')]).toEqual(['one 1', 'one 1']);
  world.generation = 'two';
  expect(await Promise.all([shown('a'), shown('a'), shown('a')])).toEqual(['two 2', 'two 2', 'two 2']);
  expect(await shown('a')).toBe('two 2');
});

test('a page that cannot be rendered again is served in its old form until it can', async () => {
  const { world, shown } = await changing();
  await shown('a');
  Object.assign(world, { generation: 'two', broken: true });
  expect([await shown('a'), await shown('a')]).toEqual(['one 1', 'one 1']);
  world.broken = false;
  await vi.waitFor(async () => expect(await shown('a')).toBe('two 2'));
});

test('above the budget a new page is left to the client, and a known one is served in its old form', async () => {
  let left = 1;
  const made: string[] = [];
  const render = async (request: PageRequest) => {
    made.push(request.path);
    return pageOf(request);
  };
  const spend = () => left-- > 0;
  const pages = await createPageCache(render, index, unchanged, client(), spend);
  const first = await pages(at('known'));
  expect(await pages(at('made-up'))).toBeUndefined();
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 61_000);
  expect([await pages(at('known')), await pages(at('known'))]).toEqual([first, first]);
  expect(made).toEqual(['known']);
});

test('past the budget a change does not show, and shows once there is budget again', async () => {
  const { world, shown, budget } = await changing();
  await shown('a');
  world.generation = 'two';
  budget.spent = true;
  expect([await shown('a'), await shown('a')]).toEqual(['one 1', 'one 1']);
  budget.spent = false;
  await vi.waitFor(async () => expect(await shown('a')).toBe('two 2'));
});
