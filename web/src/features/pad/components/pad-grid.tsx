import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Head } from '../../../shared/lists/head.tsx';
import { isBlank, type PadRow as Row } from '../../../shared/store/pad-slice.ts';
import { usePhone } from '../../../shared/ui/use-phone.ts';
import type { Refusals } from '../api/send-rows.ts';
import { messages } from '../messages.ts';
import { type Cell, moveOf, removesRow } from '../model/moves.ts';
import { questionOf, type RowView } from '../model/row-view.ts';
import classes from './pad-row.module.css';
import { PadRow, type RowActions } from './pad-row.tsx';

type Props = {
  rows: readonly Row[];
  /** Whether the rows of an earlier visit are loaded. */
  restored: boolean;
  views: readonly RowView[];
  refusals: Refusals;
  actions: RowActions;
};

const cellOf = (target: EventTarget): { input: HTMLInputElement; cell: Cell } | undefined => {
  if (!(target instanceof HTMLInputElement)) return undefined;
  const { row, cell } = target.dataset;
  if (row === undefined || (cell !== 'partNo' && cell !== 'quantity')) return undefined;
  return { input: target, cell: { row: Number(row), column: cell } };
};

/** A grid for the keyboard; every cell is also an ordinary field. */
export const PadGrid = ({ rows, restored, views, refusals, actions }: Props) => {
  const { formatMessage } = useIntl();
  const phone = usePhone();
  const table = useRef<HTMLTableElement>(null);
  const enter = ({ row, column }: Cell): boolean => {
    const input = table.current?.querySelector<HTMLInputElement>(`[data-row="${row}"][data-cell="${column}"]`);
    input?.focus();
    input?.select();
    return Boolean(input);
  };
  // Focuses the first field, since visitors come to type. Not on phones, where the keyboard would cover the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known which row is the first empty one
  useEffect(() => {
    if (!restored || phone || document.activeElement !== document.body) return;
    enter({ row: rows.findIndex(isBlank), column: 'partNo' });
  }, [restored]);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = cellOf(event.target);
    // Enter ends a word of an input method, not a row.
    if (!at || event.nativeEvent.isComposing) return;
    const { input, cell } = at;
    const row = rows[cell.row];
    const emptied = row && isBlank(row) && cell.row > 0 && event.key === 'Backspace';
    if (row && (removesRow(event) || emptied)) {
      event.preventDefault();
      actions.remove(row.id, cell.row);
      // After a row was removed, the next row moves up; after the last row, the row above gets the focus.
      enter({ ...cell, row: emptied ? cell.row - 1 : Math.min(cell.row, rows.length - 1) });
      return;
    }
    const { selectionStart, selectionEnd, value } = input;
    const to = moveOf(cell, event, { start: selectionStart, end: selectionEnd, length: value.length });
    if (!to) return;
    event.preventDefault();
    enter(to);
  };
  return (
    <table ref={table} className={classes.table} aria-label={formatMessage(messages.grid)} onKeyDown={onKeyDown}>
      <thead className={classes.head}>
        <tr>
          <th scope="col" className={classes.place}>
            #
          </th>
          <Head name={messages.number} className={classes.number} />
          <Head name={messages.quantity} className={classes.quantity} />
          <Head name={messages.part} className={classes.state} />
          <Head name={messages.stock} className={classes.stock} />
          <Head name={messages.price} className={classes.price} />
          <Head name={messages.total} className={classes.total} />
          <td className={classes.remove} />
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const view = views[index] ?? { kind: 'Blank' };
          return (
            <PadRow
              key={row.id}
              row={row}
              index={index}
              kind={view.kind}
              answer={'answer' in view ? view.answer : undefined}
              refusal={refusals.get(questionOf(row)) ?? ''}
              actions={actions}
            />
          );
        })}
      </tbody>
    </table>
  );
};
