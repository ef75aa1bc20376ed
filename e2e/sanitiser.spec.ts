import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { beforeAll, expect, it } from 'vitest';
import { Visitor } from './lib/browser.ts';

const entry = fileURLToPath(new URL('../web/src/shared/ui/sanitise.ts', import.meta.url));

let code: string;
beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    globalName: 'client',
    write: false,
  });
  code = outputFiles[0]?.text ?? '';
});

// The sanitiser works on the browser's own document, which no imitation in unit tests has.
it.each([
  {
    text: '<b>No</b><br><i>money</i> <a href="/au/cart">cart</a>',
    left: '<b>No</b><br><i>money</i> <a href="/au/cart">cart</a>',
  },
  { text: '<img src=x onerror=alert(1)><script>alert(1)</script>', left: '' },
  { text: '<a href="javascript:alert(1)" onclick="x()">go</a>', left: '<a>go</a>' },
])('of $text a message keeps $left', async ({ text, left }) => {
  const { page } = await Visitor.open();
  expect(await page.evaluate(`${code}; client.sanitise(${JSON.stringify(text)})`)).toBe(left);
});
