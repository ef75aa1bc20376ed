import { type PromotionEntry, ReceiptType } from '@southline/contracts/content';
import { pascalWords } from '@southline/contracts/enum-words';
import { entryNumber } from '@southline/kernel/entry-number';
import { toDollars } from '@southline/kernel/money';

export const entryColumns = [
  ...['Entered (UTC)', 'Entry', 'Entry number', 'First name', 'Last name', 'Email', 'Mobile'],
  ...['Receipt type', 'Receipt number', 'Amount (AUD)', 'Entries', 'Region', 'Files'],
];

const { words: typeNames } = pascalWords(ReceiptType);

export const entryRow = (entry: PromotionEntry): string[] => [
  ...[
    entry.enteredAt,
    entry.entryId,
    entryNumber(entry.entryId),
    entry.firstName,
    entry.lastName,
    entry.email,
    entry.mobile,
  ],
  ...[typeNames[entry.receiptType] ?? '', entry.receiptNo, toDollars(entry.amountCents).toFixed(2)],
  ...[String(entry.entries), entry.region, entry.fileNames.join(' ')],
];
