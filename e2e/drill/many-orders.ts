import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { JournalEntry } from '@southline/audit/journal';
import { type Mail, readMailbox } from '@southline/audit/mailbox';
import { dayMs } from '@southline/kernel/clock';
import { unsafely } from '@southline/platform/measure';
import { Binary, type Document } from 'mongodb';
import type { Stage } from '../chaos/stage.ts';
import type { Databases, Service } from './copy.ts';

/** The records that remain of an order after years, by the field that has its id. Events and jobs are deleted earlier. */
const lasting: readonly (readonly [Service, string, string])[] = [
  ['orders', 'orders', '_id'],
  ['payments', 'attempts', 'orderId'],
  ['payments', 'accounts', '_id'],
  ['payments', 'ledger', 'orderId'],
  ['catalogue', 'holds', 'orderId'],
  ['documents', 'orders', '_id'],
  ['documents', 'papers', 'orderId'],
  ['documents', 'invoiceNumbers', '_id'],
  ['notifications', 'orders', '_id'],
  ['notifications', 'papers', 'orderId'],
  ['notifications', 'mails', 'orderId'],
];

/** Everything that one bought order left in the stores, at the provider and in the mailbox. */
interface Traces {
  readonly records: readonly (readonly [Service, string, Document])[];
  readonly journal: readonly JournalEntry[];
  readonly mails: readonly Mail[];
}

const placedByGuests = { state: 'Placed', owner: /^guest:/, parent: { $exists: false }, offers: { $exists: false } };

const tracesOf = async (databases: Databases, journal: readonly JournalEntry[], mails: readonly Mail[]) => {
  const found = databases.orders.db.collection<{ _id: string; orderNo: string }>('orders').find(placedByGuests);
  const traces: Traces[] = [];
  for (const { _id, orderNo } of await found.toArray()) {
    const records = await Promise.all(
      lasting.map(async ([service, name, field]) => {
        const documents = await databases[service].db
          .collection(name)
          .find({ [field]: _id })
          .toArray();
        return documents.map((document) => [service, name, document] as const);
      }),
    );
    traces.push({
      records: records.flat(),
      journal: journal.filter(({ invoiceReference }) => invoiceReference?.startsWith(`${_id}-`)),
      mails: mails.filter(({ Subject }) => Subject.includes(orderNo)),
    });
  }
  return traces;
};

const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object' || value instanceof Binary || value instanceof Date) return [];
  return Object.values(value).flatMap(strings);
};

/** Ids of 22 characters, and access codes of 64. */
const idPattern = /(?<![\w-])(?:[\w-]{22}|[\w-]{64})(?![\w-])/g;
const hashPattern = /^[0-9a-f]{64}$/;
const idDigits = 5;
const padded = (nth: number) => nth.toString(36).padStart(idDigits, '0');
/** Bytes. Longer ones are PDFs, which are copied as they are. */
const longestEvent = 8_000;
const mailIdLength = 22;
const helpers = ['payment-sandbox', 'mailbox'] as const;
const batch = 200;

/** A message of the fields that audits read. */
const headersOf = ({ MessageID, Subject, To }: Mail) => {
  const to = To.map(({ Address }) => Address).join(', ');
  return `Message-ID: <${MessageID}>\r\nTo: ${to}\r\nSubject: ${Subject}\r\n\r\n`;
};

type Spelling = (nth: number) => string;

/**
 * The names in the traces of an order that may exist once only, and how the nth copy spells them. A copy has the same
 * length, so that it also fits into stored messages. Order numbers and transactions are not those that will be issued.
 */
const namesOf = ({ records, journal }: Traces, invoiceOf: Spelling): ReadonlyMap<string, Spelling> => {
  const names = new Map<string, Spelling>();
  const numbered = (name: unknown, begin: string, write: Spelling) => {
    if (typeof name === 'string')
      names.set(name, (nth) => begin + write(nth).padStart(name.length - begin.length, '0'));
  };
  for (const [, , { orderNo, providerTransaction, accessCodeHash, invoiceNo }] of records) {
    numbered(orderNo, 'SL0', String);
    numbered(orderNo?.toLowerCase(), 'sl0', String);
    numbered(providerTransaction, '2', String);
    numbered(accessCodeHash, '', (nth) => nth.toString(16));
    numbered(invoiceNo, '', invoiceOf);
  }
  const ids = strings([records.map(([, , document]) => document), journal]).flatMap(
    (text) => text.match(idPattern) ?? [],
  );
  for (const id of ids.filter((each) => !hashPattern.test(each)))
    names.set(id, (nth) => padded(nth) + id.slice(idDigits));
  return names;
};

/** Copies an order again and again: `copy(value, nth, earlierMs)` renames it, and moves its dates into the past. */
const copierOf = (names: ReadonlyMap<string, Spelling>) => {
  const escaped = [...names.keys()].sort((a, b) => b.length - a.length).map((name) => name.replace(/[^\w]/g, '\\$&'));
  const pattern = new RegExp(escaped.join('|'), 'g');
  const rename = (text: string, nth: number) => text.replace(pattern, (name) => names.get(name)?.(nth) ?? name);
  const copy = (value: unknown, nth: number, daysAgo: number): unknown => {
    if (typeof value === 'string') return rename(value, nth);
    if (value instanceof Date) return new Date(value.getTime() - daysAgo * dayMs);
    if (Array.isArray(value)) return value.map((each) => copy(each, nth, daysAgo));
    if (value === null || typeof value !== 'object') return value;
    if (value instanceof Binary) {
      if (value.length() > longestEvent) return value;
      return new Binary(Buffer.from(rename(Buffer.from(value.buffer).toString('latin1'), nth), 'latin1'));
    }
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copy(each, nth, daysAgo)]));
  };
  return { rename, copy };
};

const daysBefore = (at: string | undefined, daysAgo: number) =>
  new Date(Date.parse(at ?? '') - daysAgo * dayMs).toISOString();

/**
 * Multiplies the orders that guests have placed, until there are `count` more: with their payments, ledger entries, sold
 * units, papers and mails, at the provider too. The copies are 2 to 366 days old. The shop must be idle.
 */
export const multiplyOrders = async ({ stack }: Stage, databases: Databases, count: number): Promise<number> => {
  const { SANDBOX_DATA = '', MAILBOX_URL = '' } = stack.auditEnv();
  const journalFile = join(SANDBOX_DATA, 'journal.jsonl');
  const lines = (await readFile(journalFile, 'utf8')).trim().split('\n');
  const journal = lines.map((line) => JSON.parse(line) as JournalEntry);
  const traces = await tracesOf(databases, journal, await readMailbox(MAILBOX_URL));
  for (const helper of helpers) await stack.stopProcess(helper);

  const counters = databases.documents.db.collection<{ _id: string; count: number }>('counters');
  const series = await counters.findOneAndUpdate({ _id: 'invoice' }, { $inc: { count } });
  const firstInvoice = 100_000 + (series?.count ?? 0) + 1;
  const copiers = traces.map((one) => ({
    ...one,
    ...copierOf(namesOf(one, (nth) => `INV-${firstInvoice + nth}`)),
  }));
  const sold = new Map<string, number>();
  let seq = lines.length;
  const written = createWriteStream(journalFile, { flags: 'a' });
  const mailFolder = join(stack.facts.dataDir, 'mailbox');

  const copyBatch = async (from: number, to: number) => {
    const inserts = new Map<string, { service: Service; name: string; documents: Document[] }>();
    const entries: string[] = [];
    const mails: Promise<void>[] = [];
    for (let nth = from; nth < to; nth += 1) {
      const one = copiers[nth % copiers.length];
      if (!one) throw new Error('There is no order to copy.');
      const daysAgo = 2 + (nth % 365);
      for (const [service, name, document] of one.records) {
        const into = inserts.get(`${service}.${name}`) ?? { service, name, documents: [] };
        const copied = one.copy(document, nth, daysAgo) as Document;
        if ('listedDay' in copied) copied.listedDay -= daysAgo;
        into.documents.push(copied);
        inserts.set(`${service}.${name}`, into);
        if (name !== 'holds') continue;
        for (const { partNo, quantity } of document.lines) sold.set(partNo, (sold.get(partNo) ?? 0) + quantity);
      }
      for (const entry of one.journal) {
        seq += 1;
        entries.push(one.rename(JSON.stringify({ ...entry, seq, at: daysBefore(entry.at, daysAgo) }), nth));
      }
      for (const [place, mail] of one.mails.entries()) {
        const ID = `${padded(nth)}${place}`.padStart(mailIdLength, '0');
        mails.push(writeFile(join(mailFolder, `${ID}.eml`), one.rename(headersOf(mail), nth)));
      }
    }
    if (!written.write(`${entries.join('\n')}\n`)) await once(written, 'drain');
    await Promise.all(mails);
    await Promise.all(
      [...inserts.values()].map(({ service, name, documents }) =>
        databases[service].db.collection(name).insertMany(documents, unsafely),
      ),
    );
  };
  for (let from = 0; from < count; from += batch) await copyBatch(from, Math.min(from + batch, count));

  written.end();
  await finished(written);
  const moves = [...sold].map(([_id, units]) => ({
    updateOne: { filter: { _id: _id as never }, update: { $inc: { sold: units, initial: units } } },
  }));
  await databases.catalogue.db.collection('stock').bulkWrite(moves);
  // They read what they have stored first.
  for (const helper of helpers) await stack.startProcess(helper, { timeoutMs: 60_000 + 5 * count });
  await stack.ready({ names: helpers });
  return traces.length;
};
