import { readCsvText, UnusableFile } from '@southline/imports/csv';
import { systemClock } from '@southline/kernel/clock';
import { expect, test } from 'vitest';
import type { ImportStore } from '../../domain/import/ports.ts';
import { importCatalogue } from './import-catalogue.ts';
import { requiredColumns } from './loaders.ts';

/** The full number is 10,000: `DAMAGED_FILES=10000 npx vitest run --project unit damaged-files`. */
const files = Number(process.env.DAMAGED_FILES ?? 300);

/** Numbers from 0 to 1, the same in each run (mulberry32). */
const random = (seed: number) => () => {
  seed += 0x6d2b79f5;
  let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

const known = Array.from({ length: 200 }, (_, index) => `P${String(index).padStart(4, '0')}`);

/** Damage to one row of stock. `bad`: the row has to be rejected. */
const rowDamage: readonly { readonly bad: boolean; readonly to: (partNo: string, units: number) => string }[] = [
  { bad: false, to: (partNo, units) => `${partNo},12" wiper,${units}` },
  { bad: false, to: (partNo, units) => `${partNo},"two\nlines, and a comma",${units}` },
  { bad: false, to: (partNo, units) => `"${partNo}","a ""word""",${units},,` },
  { bad: true, to: (partNo, units) => `${partNo},"never closed,${units}` },
  { bad: true, to: (partNo, units) => `${partNo},"24" rims",${units}` },
  { bad: true, to: (partNo, units) => `${partNo},lost \ufffd,${units}` },
  { bad: true, to: (partNo) => `${partNo},no count` },
  { bad: true, to: (partNo, units) => `${partNo},1,${units},4,5` },
  { bad: true, to: (partNo) => `${partNo},grouped,1 000` },
  { bad: true, to: (partNo) => `${partNo},power,1.2E+05` },
  { bad: true, to: (partNo) => `${partNo},error,#N/A` },
  { bad: true, to: (_partNo, units) => `Mar-18,date,${units}` },
  { bad: true, to: (_partNo, units) => `3.146E+97,power,${units}` },
  { bad: true, to: (partNo, units) => `${partNo}\u0000,control,${units}` },
  { bad: true, to: (partNo) => `${partNo},negative,-1` },
];

/** Damage to a whole file; the second ones make it unusable. */
const harmless: readonly ((text: string) => Buffer)[] = [
  (text) => Buffer.from(text),
  (text) => Buffer.from(`\ufeff${text}`),
  (text) => Buffer.from(text.replaceAll('\n', '\r\n')),
  (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  (text) => Buffer.from(text.replaceAll('\n', '\n\n,,\n')),
];
const fatal: readonly ((text: string) => Buffer)[] = [
  (text) => Buffer.concat([Buffer.from(text), Buffer.from('P0001,Citroën,1\n', 'latin1')]),
  (text) => Buffer.from(text, 'utf16le'),
  (text) => Buffer.from(text.replace('available', 'avail')),
  () => Buffer.alloc(0),
  (text) => Buffer.concat([Buffer.of(0x50, 0x4b, 0x03, 0x04), Buffer.from(text)]),
  (text) => Buffer.from(`${text}P0001,${'x'.repeat(1_100_000)}`),
];

/** A store that fails the test if it is written before the whole file was judged. */
const storeOf = (isRead: () => boolean) => {
  const stock = new Map<string, number>();
  const nothing = async () => undefined;
  const store: ImportStore = {
    pointer: nothing,
    dropUnused: nothing,
    create: async () => 1,
    insert: async () => [],
    index: nothing,
    ids: async () => new Set(known),
    flip: nothing,
    replaceJobs: nothing,
    replaceEveryday: nothing,
    setAvailable: async (rows) => {
      if (!isRead()) throw new Error('Stock was written before the file was judged.');
      for (const { partNo, available } of rows) stock.set(partNo, available);
    },
    partIndex: nothing,
    savePartIndex: nothing,
    read: () => {
      throw new Error('An import of stock reads no parts but their numbers.');
    },
  };
  return { store, stock };
};

const runFile = async (content: Buffer) => {
  let isRead = false;
  const { store, stock } = storeOf(() => isRead);
  const rejected: string[] = [];
  const rows = async function* () {
    yield* readCsvText('stock.csv', content, requiredColumns.stock);
    isRead = true;
  };
  const lease = <T>(work: (check: () => void) => Promise<T>) => work(() => undefined);
  const report = await importCatalogue({
    store,
    lease,
    clock: systemClock,
    rows: { stock: rows },
    reject: async ({ cells }) => void rejected.push(String(cells.part_no)),
  }).catch((error: unknown) => {
    if (error instanceof UnusableFile) return undefined;
    throw error;
  });
  return { report, stock, rejected };
};

test(`of ${files} damaged files none ends with a stack, and none is half applied`, async () => {
  const next = random(20_261_129);
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  for (let file = 0; file < files; file += 1) {
    const share = oneOf([0, 0.02, 0.08, 0.3, 0.8]);
    const wanted = new Map<string, number>();
    let bad = 0;
    const lines = known.slice(0, 20 + Math.floor(next() * 180)).map((partNo) => {
      const units = Math.floor(next() * 1_000);
      const damage = next() < share ? oneOf(rowDamage) : undefined;
      if (damage?.bad) bad += 1;
      else wanted.set(partNo, units);
      return damage ? damage.to(partNo, units) : `${partNo},Oil filter Ø ${units}x87,${units}`;
    });
    const text = `part_no,note,available\n${lines.join('\n')}\n`;
    const isFatal = next() < 0.2;
    const { report, stock, rejected } = await runFile(oneOf(isFatal ? fatal : harmless)(text));
    const context = `file ${file}: ${rejected.slice(0, 5).join()}`;
    if (isFatal) {
      expect(report, context).toBeUndefined();
      expect(stock.size, context).toBe(0);
      continue;
    }
    expect(rejected.length, context).toBe(bad);
    const isApplied = bad <= lines.length * 0.1;
    expect(report?.published, context).toBe(isApplied);
    expect(Object.fromEntries(stock), context).toEqual(isApplied ? Object.fromEntries(wanted) : {});
  }
});
