import type { KeyboardEvent } from 'react';

/**
 * Arrow keys move through the rows of the panel and, in a row with an Add button, to the button and back; Enter activates the
 * cell. The focus stays in the box. Without a chosen row, left and right move the caret.
 */
export const moveIn = (
  panel: HTMLElement,
  event: KeyboardEvent,
  active: string,
  onActive: (id: string) => void,
): void => {
  const rows = [...panel.querySelectorAll('[role="row"]')].map((row) => [
    ...row.querySelectorAll<HTMLElement>('[role="gridcell"]'),
  ]);
  const at = rows.findIndex((cells) => cells.some(({ id }) => id === active));
  const cell = rows[at]?.findIndex(({ id }) => id === active) ?? -1;
  const go = (target: HTMLElement | undefined) => {
    if (!target) return;
    event.preventDefault();
    target.scrollIntoView({ block: 'nearest' });
    onActive(target.id);
  };
  const row = rows[at];
  switch (event.key) {
    case 'ArrowDown':
      go(rows[at + 1 < rows.length ? at + 1 : 0]?.[0]);
      break;
    case 'ArrowUp':
      go(rows.at(at > 0 ? at - 1 : -1)?.[0]);
      break;
    case 'ArrowRight':
      go(row?.[cell + 1]);
      break;
    case 'ArrowLeft':
      go(row?.[cell - 1]);
      break;
    case 'Enter': {
      const chosen = row?.[cell]?.querySelector<HTMLElement>('a, button');
      if (chosen) event.preventDefault();
      chosen?.click();
    }
  }
};
