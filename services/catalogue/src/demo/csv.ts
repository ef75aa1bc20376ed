type Cell = string | number | boolean | null | object;

/** Rows as CSV lines with a header, RFC 4180 quoting; objects (attributes, specifications, cross_refs) become JSON. */
export function* csvLines(rows: Iterable<object>): Generator<string> {
  let columns: string[] | undefined;
  for (const row of rows) {
    if (!columns) {
      columns = Object.keys(row);
      yield `${columns.join(',')}\n`;
    }
    yield `${Object.values(row)
      .map((cell: Cell) => quoted(cell))
      .join(',')}\n`;
  }
}

function quoted(cell: Cell): string {
  if (cell === null) return '';
  const text = typeof cell === 'object' ? JSON.stringify(cell) : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
