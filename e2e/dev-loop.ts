// node tools/launch.mjs with-node e2e/dev-loop.ts [address]
// Measures how fast the running `npm run dev` shows a change: of a component in the browser, and of a service's answer. It edits
// two files and restores them. Fails if the page loses typed text. CHROMIUM_PATH names the browser.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright-core';

const [address = 'http://127.0.0.1:8080'] = process.argv.slice(2);
const rounds = 5;
const patienceMs = 60_000;
const askAgainMs = 20;

/** Replaces `from` in a file by each of the texts, and measures until `isSeen` resolves. Restores the file. */
const measure = async (
  file: string,
  from: string,
  to: (round: number) => string,
  isSeen: (round: number) => unknown,
) => {
  const path = join(import.meta.dirname, '..', file);
  const before = readFileSync(path, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} has no ${from}`);
  const times: number[] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const began = performance.now();
      writeFileSync(path, before.replace(from, to(round)));
      await isSeen(round);
      times.push(Math.round(performance.now() - began));
    }
  } finally {
    writeFileSync(path, before);
  }
  const sorted = times.toSorted((one, other) => one - other);
  return `median ${sorted[Math.floor(rounds / 2)]} ms, slowest ${sorted.at(-1)} ms (${times.join(', ')})`;
};

const component = async () => {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, chromiumSandbox: false });
  try {
    const page = await browser.newPage();
    await page.goto(`${address}/au/parts-finder`, { timeout: patienceMs });
    const field = page.locator('input[autocapitalize="characters"]').first();
    await field.fill('ABC123', { timeout: patienceMs });
    return await measure(
      'web/src/features/finder/components/rego-panel.tsx',
      'spellCheck={false}',
      (round) => `spellCheck={false} data-edited="${round}"`,
      async (round) => {
        await page.locator(`[data-edited="${round}"]`).waitFor({ state: 'attached', timeout: patienceMs });
        const typed = await field.inputValue();
        if (typed !== 'ABC123') throw new Error(`the page lost what was typed: ${typed}`);
      },
    );
  } finally {
    await browser.close();
  }
};

const service = () =>
  measure(
    'services/bff/src/routes/security-txt/security-txt.ts',
    "'Preferred-Languages: en, zh'",
    (round) => `'Preferred-Languages: en, zh, x-${round}'`,
    async (round) => {
      const until = Date.now() + patienceMs;
      const text = async () => (await fetch(`${address}/.well-known/security.txt`)).text();
      while (!(await text()).includes(`x-${round}`)) {
        if (Date.now() > until) throw new Error('the answer of the BFF did not change');
        await pause(askAgainMs);
      }
    },
  );

console.log(`component on the screen: ${await component()}`);
console.log(`the BFF answers with the change: ${await service()}`);
