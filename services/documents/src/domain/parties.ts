import type { LineFacts } from '@southline/kernel/order';
import type { Detail } from '@southline/kernel/order-texts';

/** The supplier on tax invoices, from the configuration. */
export interface Supplier {
  readonly name: string;
  readonly abn: string;
  readonly address: string;
}

/** Adds the part names in the buyer's language to the lines, if they differ from the English names. `at` is the line's index. */
export const withLocalNames = <Line extends Pick<LineFacts, 'description'>>(
  lines: readonly Line[],
  name: (description: string, at: number) => string,
): (Line & Pick<LineFacts, 'localName'>)[] =>
  lines.map((line, at) => {
    const localName = name(line.description, at);
    return localName === line.description ? line : { ...line, localName };
  });

export const suppliedBy = ({ name, abn, address }: Supplier): Detail => ({
  label: 'Supplied by',
  lines: [name, `ABN ${abn}`, ...address.split(/,\s*/)].filter((line) => line.trim() !== ''),
});

export const issuerLine = ({ name, abn }: Supplier): string => `${name} · ABN ${abn}`;
