/** Whether what is pasted into a cell is more than a number for it: several lines, columns, or a number with its quantity. */
export const looksLikeRows = (text: string): boolean =>
  /[\r\n\t]/.test(text.trim()) || /^\s*\d+\s*(?:x|×|\*|pcs)\s/i.test(text) || /\sx\s*\d+\s*$/i.test(text);
