import type { Buyer, OrderFacts, Supplier } from './order-facts.ts';
import type { Party } from './paper.ts';

const filled = (lines: readonly string[]): string[] => lines.filter((line) => line.trim() !== '');

export const deliverTo = ({ name, addressLines }: Buyer): Party => ({
  heading: 'Deliver to',
  lines: filled([name, ...addressLines]),
});

export const contact = ({ phone, email }: Buyer): Party => ({ heading: 'Contact', lines: filled([phone, email]) });

export const shipsFrom = ({ warehouse }: OrderFacts): Party => ({
  heading: 'Ships from',
  lines: filled([warehouse.name, ...warehouse.address.split(/,\s*/)]),
});

export const suppliedBy = ({ name, abn, address }: Supplier): Party => ({
  heading: 'Supplied by',
  lines: filled([name, `ABN ${abn}`, ...address.split(/,\s*/)]),
});

export const issuerLine = ({ name, abn }: Supplier): string => `${name} · ABN ${abn}`;
