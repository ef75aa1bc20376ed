export type Cell = { row: number; column: 'partNo' | 'quantity' };

type Key = { key: string; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean; altKey: boolean };
type Caret = { start: number | null; end: number | null; length: number };

/**
 * The cell that a key leads to; undefined if the current cell handles the key. Left and right leave a cell only from the edge
 * of its text.
 */
export const moveOf = (at: Cell, { key, ctrlKey, metaKey, altKey, shiftKey }: Key, caret: Caret): Cell | undefined => {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Enter') return { row: at.row + (shiftKey ? -1 : 1), column: 'partNo' };
  if (shiftKey) return undefined;
  if (key === 'ArrowDown') return { ...at, row: at.row + 1 };
  if (key === 'ArrowUp') return { ...at, row: at.row - 1 };
  const [atStart, atEnd] = [caret.start === 0 && caret.end === 0, caret.start === caret.length];
  if (key === 'ArrowRight' && atEnd && at.column === 'partNo') return { ...at, column: 'quantity' };
  if (key === 'ArrowLeft' && atStart && at.column === 'quantity') return { ...at, column: 'partNo' };
  return undefined;
};

/** Ctrl or Cmd with Delete; keyboards without that key have Shift and Backspace. */
export const removesRow = ({ key, ctrlKey, metaKey, shiftKey }: Key): boolean =>
  (ctrlKey || metaKey) && (key === 'Delete' || (shiftKey && key === 'Backspace'));

export const addsAll = ({ key, ctrlKey, metaKey }: Key): boolean => (ctrlKey || metaKey) && key === 'Enter';
