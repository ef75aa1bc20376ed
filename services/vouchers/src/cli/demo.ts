// Creates the missing vouchers of the demo set.
import { createLogger } from '@southline/platform/logger';
import { connectMongo } from '@southline/platform/mongo';
import { loadDatabaseConfig } from '../config.ts';
import { toVoucher, type VoucherRow } from '../domain/voucher-row.ts';
import { createVoucherRepository } from '../storage/voucher-repository.ts';

const globes = { categories: 'light-bulbs', words: 'globes' };
const clamps = { categories: 'hose-clamps', words: 'hose clamps' };

const rows: readonly VoucherRow[] = [
  { code: 'SAVE10', title: '10 % off', benefit: '10 %' },
  { code: 'TENOFF', title: '$10 off from $50', benefit: '$10', minimum: '50' },
  { code: 'FREIGHT', title: 'Free delivery', benefit: 'free delivery' },
  { code: 'FREEGLOBE', title: 'A free H1 globe with any globe', benefit: 'free part LBH112ST1', ...globes },
  { code: 'BUY3GET1', title: 'Buy 3 hose clamps, get 1 free', benefit: 'buy 3 get 1', ...clamps },
  { code: 'MEMBERS15', title: '15 % off for members', benefit: '15 %', members_only: 'yes' },
  { code: 'ONCE25', title: '$25 off, once', benefit: '$25', limit: '1' },
  { code: 'OLD20', title: '20 % off', benefit: '20 %', from: '2024-01-01', until: '2024-01-31' },
];

const logger = createLogger('vouchers', 'warn');
await using mongo = await connectMongo(loadDatabaseConfig(process.env).MONGO_URL, { logger });
const vouchers = createVoucherRepository(mongo);
const wanted = rows.map((row) => toVoucher(row, new Date()));
const present = await vouchers.find(wanted.map(({ code }) => code));
for (const voucher of wanted) if (!present.has(voucher.code)) await vouchers.save(voucher);
process.stdout.write(`demo vouchers: ${wanted.map(({ code }) => code).join(', ')}\n`);
