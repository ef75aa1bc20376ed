/** Moves the focus to the next or the previous row; to the first row if no row has it. */
export const moveRow = (step: 1 | -1): void => {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  rows[at === -1 ? 0 : Math.min(Math.max(at + step, 0), rows.length - 1)]?.focus();
};
