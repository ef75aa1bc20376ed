/** Whether a text pasted into a cell has more than a part number: several lines, columns, or a number with a quantity. */
export const looksLikeRows = (text: string): boolean =>
  /[\r\n\t]/.test(text.trim()) || /^\s*\d+\s*(?:x|×|\*|pcs)\s/i.test(text) || /\sx\s*\d+\s*$/i.test(text);
