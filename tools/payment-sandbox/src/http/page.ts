import { Html, html } from '@southline/kernel/html';
import { formatMoney } from '@southline/kernel/money';
import { fixedCards, type Mode } from '../domain/bank.ts';
import type { ArmedFault } from '../domain/fault.ts';
import type { JournalEntry } from '../domain/journal-entry.ts';

interface Shown {
  readonly mode: Mode;
  readonly entries: readonly JournalEntry[];
  readonly faults: readonly ArmedFault[];
}

const dollars = (cents: number | null) => (cents === null ? '' : formatMoney(cents));

const words: Readonly<Record<JournalEntry['type'], string>> = {
  'access-code-created': 'Access code',
  captured: 'Captured',
  declined: 'Declined',
  'card-refused': 'Card refused',
  'post-repeated': 'Posted again',
  refunded: 'Refunded',
  'refund-refused': 'Refund refused',
};

const detail = (entry: JournalEntry): string => {
  if ('responseMessage' in entry) return entry.responseMessage;
  if (entry.type === 'refund-refused') return entry.errors;
  return entry.type === 'refunded' ? `of ${entry.originalTransactionId}` : '';
};

const row = (entry: JournalEntry) => html`<tr>
  <td>${entry.at.slice(0, 19).replace('T', ' ')}</td>
  <td><b class="${entry.type}">${words[entry.type]}</b></td>
  <td class="n">${'transactionId' in entry ? entry.transactionId : ''}</td>
  <td class="n">${'amount' in entry ? dollars(entry.amount) : ''}</td>
  <td>${'invoiceNumber' in entry ? entry.invoiceNumber : ''}</td>
  <td>${'invoiceReference' in entry ? entry.invoiceReference : ''}</td>
  <td>${detail(entry)}</td>
</tr>`;

const faultRow = (fault: ArmedFault) => html`<tr>
  <td>${fault.operation}</td><td>${fault.kind}</td><td class="n">${fault.left} of ${fault.count}</td>
  <td class="n">${fault.delayMs ?? ''}</td><td>${fault.match ?? 'any'}</td>
</tr>`;

const meanings: Readonly<Record<string, string>> = {
  '05': 'Do not honour',
  '41': 'Lost card',
  '51': 'Insufficient funds',
  '54': 'Expired card',
  '91': 'Issuer unavailable',
};
const cardRow = ([number, code]: [string, string]) => html`<tr>
  <td class="n">${number.replace(/(\d{4})(?=\d)/g, '$1 ')}</td><td>always D44${code}: ${meanings[code]}</td></tr>`;

const transactionTypes = new Set<JournalEntry['type']>(['captured', 'declined', 'card-refused', 'refunded']);

const style = new Html(`
  :root { color-scheme: light; font: 15px/1.5 system-ui, sans-serif; color: #10231d; background: #f6f8f7 }
  body { max-width: 72rem; margin: 0 auto; padding: 1.5rem 1rem 3rem }
  h1 { font-size: 1.5rem; margin: 0 } h2 { font-size: 1.05rem; margin: 2rem 0 .5rem }
  p { margin: .35rem 0; max-width: 46rem } .scroll { overflow-x: auto }
  table { border-collapse: collapse; width: 100%; background: #fff; border: 1px solid #dfe6e3 }
  th, td { text-align: left; padding: .4rem .7rem; border-bottom: 1px solid #dfe6e3; white-space: nowrap }
  th { font-size: .8rem; color: #4a5f57; font-weight: 600 }
  .n { font-variant-numeric: tabular-nums } td.n, th.n { text-align: right }
  .cards td.n { text-align: left } .cards table { width: auto }
  code { background: #e8eeeb; padding: .1rem .3rem; border-radius: 3px }
  .mode { display: inline-block; background: #00704f; color: #fff; padding: .1rem .6rem; border-radius: 3px }
  .captured { color: #00704f } .declined, .card-refused { color: #b3261e } .refunded { color: #7a5200 }
  .empty { background: #fff; border: 1px solid #dfe6e3; padding: .8rem; color: #4a5f57 }`);

export const page = ({ mode, entries, faults }: Shown): string => {
  const latest = entries
    .filter((entry) => transactionTypes.has(entry.type))
    .slice(-20)
    .reverse();
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Payment sandbox</title>
<style>${style}</style></head><body>
<h1>Payment sandbox</h1>
<p>Stands in for the card provider: it speaks the provider’s API, asks no bank and moves no money.
  Card numbers are checked and forgotten.</p>
<p>The bank’s mode is <span class="mode">${mode}</span>; the journal has ${entries.length} entries
  (<code>GET /sandbox/journal</code>).</p>
<h2>Latest transactions</h2>
${
  latest.length === 0
    ? html`<p class="empty">None yet. A card that is posted on the checkout page shows up here.</p>`
    : html`<div class="scroll"><table><thead><tr><th>Time (UTC)</th><th>Result</th><th class="n">Transaction</th>
<th class="n">Amount</th><th>Invoice number</th><th>Invoice reference</th><th>Codes</th></tr></thead>
<tbody>${latest.map(row)}</tbody></table></div>`
}
<h2>Faults waiting for a request</h2>
${
  faults.length === 0
    ? html`<p class="empty">None. Arm one with <code>POST /sandbox/faults</code>.</p>`
    : html`<div class="scroll"><table><thead><tr><th>Operation</th><th>Kind</th><th class="n">Left</th>
<th class="n">Delay (ms)</th><th>Invoice begins with</th></tr></thead><tbody>${faults.map(faultRow)}</tbody></table></div>`
}
<h2>Cards</h2>
<p>Any future expiry date, any three digits as CVN. Another number with a right check digit works like the first.</p>
<div class="scroll cards"><table><tbody>
<tr><td class="n">4444 3333 2222 1111</td><td>Visa: as the mode says</td></tr>
<tr><td class="n">5105 1051 0510 5100</td><td>MasterCard: as the mode says</td></tr>
${[...fixedCards].map(cardRow)}</tbody></table></div>
</body></html>`.text;
};
