import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { WebPage } from '@southline/rest/web-build';

const everybody = ['', 'about', 'offers', 'privacy-policy', 'parts-finder', 'part-detail/$productNo', 'products/$'];
const card = ['cart'];
const visitor = ['sign-in', 'favourites', 'update-password'];
const mailed = ['reset-password/{-$token}', 'email-verfication/{-$token}'];

const pages: Omit<WebPage, 'readQuery'>[] = [
  ...everybody.map((path) => ({ path, seenBy: 'everybody' as const })),
  ...card.map((path) => ({ path, seenBy: 'visitor' as const, cardForm: true as const })),
  ...visitor.map((path) => ({ path, seenBy: 'visitor' as const })),
  ...mailed.map((path) => ({ path, seenBy: 'visitor' as const, secret: true as const })),
];

/**
 * A folder that replaces the client's build. It has some of the pages, and the test's own renderer or a failing one.
 */
export const createWebRoot = async (
  files: Readonly<Record<string, string>>,
  renderer = "export const renderPage = async () => { throw new Error('not rendered'); };",
) => {
  const webRoot = await mkdtemp(join(tmpdir(), 'southline-web-'));
  const all = {
    'assets/index-abc.js': 'plain',
    'scripts.json': JSON.stringify({ integrity: {}, cardForm: [] }),
    'server/package.json': '{"type":"module"}',
    // The finder reads one parameter; other pages read none.
    'server/render.js': `const readPart = (query) => {
      const part = new URLSearchParams(query).get('part');
      return part ? 'part=' + part : '';
    };
    export const pages = ${JSON.stringify(pages)}.map((page) => ({
      ...page,
      readQuery: page.path === 'parts-finder' ? readPart : () => '',
    }));\n${renderer}`,
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    await mkdir(dirname(join(webRoot, name)), { recursive: true });
    await writeFile(join(webRoot, name), text);
  }
  return { webRoot, remove: () => rm(webRoot, { recursive: true }) };
};
