/** A record of the file; with a problem, the cells are only a guess. */
export interface FileRecord {
  readonly cells: readonly string[];
  readonly problem?: string;
}

/** A quoted cell that is longer has a quotation mark that was never closed. */
const maxLines = 100;
const maxLength = 64 * 1024;

const isOpen = 'has a quotation mark that is not closed';
const isTorn = 'has a quotation mark inside a quoted cell; it must be doubled';

type Reading =
  | { readonly cells: string[]; readonly next: number }
  | { readonly problem: string; readonly more: boolean };

/** Reads the record that begins at a line (RFC 4180). A quotation mark inside an unquoted cell is read as typed. */
const recordAt = (lines: readonly string[], start: number, separator: string): Reading => {
  let text = lines[start] ?? '';
  if (!text.includes('"')) return { cells: text.split(separator), next: start + 1 };
  const cells: string[] = [];
  let line = start;
  for (let at = 0; ; ) {
    if (text[at] !== '"') {
      const end = text.indexOf(separator, at);
      cells.push(end < 0 ? text.slice(at) : text.slice(at, end));
      if (end < 0) return { cells, next: line + 1 };
      at = end + 1;
      continue;
    }
    let value = '';
    for (let from = at + 1; ; ) {
      const mark = text.indexOf('"', from);
      if (mark < 0) {
        line += 1;
        const more = lines[line];
        if (more === undefined) return { problem: isOpen, more: true };
        if (line - start >= maxLines || text.length > maxLength) return { problem: isOpen, more: false };
        text += `\n${more}`;
      } else if (text[mark + 1] === '"') {
        value += text.slice(from, mark + 1);
        from = mark + 2;
      } else {
        cells.push(value + text.slice(from, mark));
        at = mark + 1;
        break;
      }
    }
    // Blanks after the closing mark do no harm.
    while (text[at] === ' ') at += 1;
    if (at >= text.length) return { cells, next: line + 1 };
    if (text[at] !== separator) return { problem: line > start ? isOpen : isTorn, more: false };
    at += 1;
  }
};

/**
 * Splits lines into records. A record over several lines must have as many cells as the header. Otherwise a stray quotation
 * mark has swallowed line breaks: its first line alone is a bad record, and reading goes on at the second line.
 */
export const recordReader = (separator: string, width: number) => {
  let held: readonly string[] = [];
  /** `last` says that no lines follow. Lines of a record that is not complete wait for the next call. */
  return (fresh: readonly string[], last = false): FileRecord[] => {
    const lines = held.length > 0 ? [...held, ...fresh] : fresh;
    const records: FileRecord[] = [];
    let at = 0;
    while (at < lines.length) {
      const read = recordAt(lines, at, separator);
      if ('more' in read && read.more && !last) break;
      const cells = 'cells' in read ? read.cells : undefined;
      if (cells && 'next' in read && (read.next === at + 1 || cells.length === width)) {
        records.push({ cells });
        at = read.next;
      } else {
        const problem = 'problem' in read ? read.problem : isOpen;
        records.push({ problem, cells: lines[at]?.split(separator) ?? [] });
        at += 1;
      }
    }
    held = lines.slice(at);
    return records;
  };
};
