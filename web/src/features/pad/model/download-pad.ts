import type { IntlShape } from 'react-intl';
import { csvOf } from '../../../shared/lists/csv-of.ts';
import type { PadRow } from '../../../shared/store/pad-slice.ts';
import { messages } from '../messages.ts';
import { isReady, type RowView } from './row-view.ts';

const words = {
  Waiting: messages.waiting,
  NoNumber: messages.noNumber,
  TooMany: messages.tooMany,
  Ambiguous: messages.ambiguous,
  Unknown: messages.unknown,
  NotOrderable: messages.notOrderable,
  Short: messages.outOfStock,
  Found: messages.found,
  Superseded: messages.found,
  Rounded: messages.found,
} as const;

/** Saves the pad as a file that can be opened on it again. */
export const downloadPad = (rows: readonly PadRow[], views: readonly RowView[], { formatMessage }: IntlShape): void => {
  const head = [
    messages.number,
    messages.quantity,
    messages.description,
    messages.price,
    messages.total,
    messages.state,
  ];
  const lines = rows.flatMap((row, index) => {
    const view = views[index];
    if (!view || view.kind === 'Blank') return [];
    const part = 'answer' in view ? view.answer.part : undefined;
    const quantity = isReady(view) ? view.answer.quantity : row.quantity || 1;
    const written = row.unread ?? String(quantity);
    const each = part && part.listPrice > 0 ? part.listPrice : undefined;
    return [
      [
        part?.productNr ?? row.partNo,
        written,
        part?.description ?? '',
        each?.toFixed(2) ?? '',
        each && isReady(view) ? ((Math.round(each * 100) * quantity) / 100).toFixed(2) : '',
        view.kind === 'Unreadable'
          ? formatMessage(messages.unreadable, { text: written })
          : formatMessage(words[view.kind]),
      ],
    ];
  });
  const csv = csvOf([head.map((message) => formatMessage(message)), ...lines]);
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'order-pad.csv';
  link.click();
  URL.revokeObjectURL(address);
};
