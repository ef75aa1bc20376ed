/** A row of the file: text by column name. */
export type Cells = Readonly<Record<string, string>>;

export interface Problem {
  readonly field: string;
  readonly problem: string;
}

export type Parsed<T> = { readonly value: T } | { readonly problems: readonly Problem[] };

interface NumberRule {
  readonly min: number;
  readonly max: number;
  /** The value of an empty cell; without it the cell must be filled. */
  readonly fallback?: number;
}

/** Reads the cells of one row and collects all problems, not only the first. */
export const readCells = (cells: Cells) => {
  const problems: Problem[] = [];
  const add = (field: string, problem: string) => void problems.push({ field, problem });
  const raw = (field: string) => (cells[field] ?? '').normalize('NFC').trim();

  const text = (field: string, { max = 200, required = false } = {}): string => {
    const value = raw(field);
    if (required && value === '') add(field, 'is empty');
    if (value.length > max) add(field, `is longer than ${max} characters`);
    return value;
  };

  return {
    add,
    text,
    integer(field: string, { min, max, fallback }: NumberRule): number {
      const value = raw(field);
      if (value === '' && fallback !== undefined) return fallback;
      if (!/^-?\d{1,12}$/.test(value)) {
        add(field, value === '' ? 'is empty' : 'is not a whole number');
        return min;
      }
      if (Number(value) < min || Number(value) > max) add(field, `is not between ${min} and ${max}`);
      return Number(value);
    },
    flag(field: string): boolean {
      const value = raw(field).toLowerCase();
      if (!['', 'true', 'false', '1', '0', 'yes', 'no'].includes(value)) add(field, 'is neither true nor false');
      return ['true', '1', 'yes'].includes(value);
    },
    oneOf<Word extends string>(field: string, words: readonly Word[]): Word | undefined {
      const value = raw(field).toUpperCase();
      const word = words.find((known) => known === value);
      if (!word) add(field, `is none of ${words.join(', ')}`);
      return word;
    },
    /** The JSON of a cell; `empty` for an empty one. */
    json(field: string, empty: unknown): unknown {
      const value = raw(field);
      if (value === '') return empty;
      try {
        return JSON.parse(value);
      } catch {
        add(field, 'is not JSON');
        return empty;
      }
    },
    done: <T>(value: () => T): Parsed<T> => (problems.length > 0 ? { problems } : { value: value() }),
  };
};

/** A number that a spreadsheet has turned into a power of ten, a decimal or a date. */
export const spreadsheetDamage = (partNo: string): boolean =>
  /^\d+(\.\d+)?E\+\d+$/i.test(partNo) || /^\d+\.0$/.test(partNo) || /^\d{1,2}-[A-Z][a-z]{2}(-\d{2,4})?$/.test(partNo);

/** A cell that a spreadsheet would run as a formula when it opens the file. */
export const formula = (cell: string): boolean => /^[\s]*[=+\-@]/.test(cell);
