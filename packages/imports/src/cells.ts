import { foreignSign, readProse, readTyped, withLatinLetters } from '@southline/kernel/typed-text';
import { isChangedName, isChangedNumber, isErrorValue } from './spreadsheet-damage.ts';

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

interface TextRule {
  readonly max?: number;
  readonly required?: boolean;
}

/** Reading such a text changes nothing but its blanks; most cells are one. */
const plain = /^[\x20-\x7e]*$/;

/** Excel exports a text of digits as ="0800", so that its zeros stay. */
const quotedByFormula = /^="([^"]*)"$/;

const changed = 'looks like a number that a spreadsheet has changed';

/** Reads the cells of one row and collects all problems, not only the first. */
export const readCells = (cells: Cells) => {
  const problems: Problem[] = [];
  const add = (field: string, problem: string) => void problems.push({ field, problem });
  const raw = (field: string) => {
    const cell = cells[field] ?? '';
    return plain.test(cell) ? cell.trim() : readProse(cell);
  };

  const checked = (field: string, value: string, { max = 200, required = false }: TextRule): string => {
    if (required && value === '') add(field, 'is empty');
    if (value.length > max) add(field, `is longer than ${max} characters`);
    return value;
  };
  const text = (field: string, rule: TextRule = {}): string => {
    const value = raw(field);
    if (isErrorValue(value)) add(field, 'is an error of a spreadsheet');
    return checked(field, value, rule);
  };

  /** The text of a number or code without damage; case and separators stay. */
  const codeOf = (field: string, cell: string): string => {
    const value = plain.test(cell) ? cell.trim() : withLatinLetters(readTyped(cell));
    const unquoted = value.startsWith('=') ? value.replace(quotedByFormula, '$1') : value;
    if (isChangedNumber(unquoted) || isErrorValue(unquoted)) add(field, changed);
    const sign = plain.test(unquoted) ? undefined : foreignSign(unquoted);
    if (sign) add(field, `has the sign ${sign}`);
    return unquoted;
  };

  return {
    add,
    text,
    codeOf,
    /** A number or code: part numbers, ids, postcodes, telephone numbers. */
    code: (field: string, rule: TextRule = {}): string => checked(field, codeOf(field, cells[field] ?? ''), rule),
    /** A name that may look like a number, such as the models 3.0 and 9-3. */
    name(field: string, rule: TextRule = {}): string {
      const value = text(field, rule);
      if (isChangedName(value)) add(field, changed);
      return value;
    },
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

/** A cell that a spreadsheet would run as a formula when it opens the file. */
export const formula = (cell: string): boolean => /^[\s]*[=+\-@]/.test(cell);
