import type { KeyboardEvent } from 'react';

const CONTROLS = 'input, a[href], button';

const rowAt = (row: HTMLTableRowElement, step: 1 | -1): HTMLTableRowElement | undefined => {
  const rows = [...(row.closest('table')?.querySelectorAll<HTMLTableRowElement>('tr[data-part]') ?? [])];
  return rows[rows.indexOf(row) + step];
};

/** Up and down move to the same control of the next row, across table groups. */
export const moveBetweenRows = (event: KeyboardEvent<HTMLTableElement>): void => {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const control = event.target as HTMLElement;
  const cell = control.closest('td');
  const row = control.closest<HTMLTableRowElement>('tr[data-part]');
  const next = row && rowAt(row, step);
  if (!cell || !next) return;
  const here = [...cell.querySelectorAll<HTMLElement>(CONTROLS)];
  const there = [...(next.cells[cell.cellIndex]?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  // In a row without that control, such as a discontinued part, the part's link gets the focus.
  const to =
    there.find((each, at) => at === here.indexOf(control) && each.tagName === control.tagName) ??
    there.find((each) => each.tagName === control.tagName) ??
    next.querySelector<HTMLElement>('a[href]');
  event.preventDefault();
  to?.focus();
  if (to instanceof HTMLInputElement) to.select();
};
