import type { Detail } from '@southline/kernel/order-texts';
import type { Supplier } from './supplier.ts';

export const suppliedBy = ({ name, abn, address }: Supplier): Detail => ({
  label: 'Supplied by',
  lines: [name, `ABN ${abn}`, ...address.split(/,\s*/)].filter((line) => line.trim() !== ''),
});

export const issuerLine = ({ name, abn }: Supplier): string => `${name} · ABN ${abn}`;
