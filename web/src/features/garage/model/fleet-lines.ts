import { AUSTRALIAN_STATES } from '@southline/kernel/place-names';
import { readCode } from '@southline/kernel/typed-text';
import { bareOf, hasPlateShape, vehicleNumberIn } from '@southline/kernel/vehicle-number';

/** One vehicle of a pasted list. */
export interface FleetLine {
  /** From 1, counted in the pasted text. */
  readonly row: number;
  readonly label: string;
  /** A plate, a VIN or a frame number; empty for `none`. */
  readonly number: string;
  readonly kind: 'plate' | 'vin' | 'none';
  /** The issuer of a plate; empty if it is not known. */
  readonly state: string;
}

/** The most letters of a label that a garage stores. */
const longestLabel = 40;

const issuers: readonly string[] = [...AUSTRALIAN_STATES, 'NZ'];
const isIssuer = (cell: string): boolean => issuers.includes(cell.toUpperCase());

/** A VIN has 17 letters and digits; a Japanese frame number has a model, a hyphen and a number. */
const isVin = (cell: string): boolean => {
  const code = readCode(cell);
  const bare = bareOf(code);
  return (/^[A-Z0-9]{17}$/.test(bare) && /\d/.test(bare)) || /^[A-Z0-9]{3,7}-\d{6,7}$/.test(code);
};

/** The cells of a line of a spreadsheet or of a CSV file; quoted cells may hold the separators. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|[\t,;])\s*(?:"((?:[^"]|"")*)"|([^\t,;]*))/g)].map(([, quoted, plain = '']) =>
    (quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim(),
  );

const columns = { label: /^label$/i, plate: /^(plate|rego|registration)$/i, vin: /^vin$/i, state: /^state$/i };
type Column = keyof typeof columns;

/** Where the columns are, if a line is a header. */
const headerOf = (line: string): ReadonlyMap<Column, number> | undefined => {
  const cells = cellsOf(line);
  const found = new Map<Column, number>();
  for (const [column, name] of Object.entries(columns)) {
    const at = cells.findIndex((cell) => name.test(cell));
    if (at >= 0) found.set(column as Column, at);
  }
  return found.has('plate') || found.has('vin') ? found : undefined;
};

const lengthOf = (cell: string): number => bareOf(readCode(cell)).length;

/** A word before the digits, as in "Van 123". */
const isWordy = (cell: string): boolean => /^\p{Lu}\p{Ll}+\b/u.test(cell);

/**
 * The number among cells without a header. A label such as "Van 3" has the shape of a plate, too. The plate stands before its
 * state; otherwise it is the longest cell that is no word with a number.
 */
const numberAmong = (cells: readonly string[], state: string): string | undefined => {
  const isPlate = (cell: string) => hasPlateShape(bareOf(readCode(cell)));
  const before = cells[cells.indexOf(state) - 1];
  const plates = cells.filter((cell) => cell !== state && isPlate(cell));
  const likely = plates.toSorted((a, b) => Number(isWordy(a)) - Number(isWordy(b)) || lengthOf(b) - lengthOf(a));
  return cells.find(isVin) ?? (state !== '' && before && isPlate(before) ? before : likely[0]);
};

type Named = Omit<FleetLine, 'row' | 'kind'>;

const inOneCell = (cell: string): Named => {
  const { number, state } = vehicleNumberIn(cell);
  return /\d/.test(number) ? { number, state, label: '' } : { number: '', state: '', label: cell };
};

const inCells = (cells: readonly string[]): Named => {
  const filled = cells.filter((cell) => cell !== '');
  const state = filled.find(isIssuer) ?? '';
  const others = filled.filter((cell) => cell !== state);
  const [only = '', ...more] = others;
  if (more.length === 0) {
    const one = inOneCell(only);
    return { ...one, state: state.toUpperCase() || one.state };
  }
  const number = numberAmong(filled, state) ?? '';
  return { number, state: state.toUpperCase(), label: others.filter((cell) => cell !== number).join(' ') };
};

const underHeader = (cells: readonly string[], header: ReadonlyMap<Column, number>): Named => {
  const cell = (column: Column) => cells[header.get(column) ?? -1] ?? '';
  return { number: cell('vin') || cell('plate'), state: cell('state').toUpperCase(), label: cell('label') };
};

/** The vehicles of a pasted list, or of a file with a column for plates or VINs. `state`: for plates that name none. */
export const readFleet = (pasted: string, state: string): FleetLine[] => {
  const lines = pasted.split(/\r\n|\r|\n/);
  const first = lines.findIndex((line) => line.trim() !== '');
  const header = headerOf(lines[first] ?? '');
  return lines.flatMap((line, at): FleetLine[] => {
    if (line.trim() === '' || (header && at === first)) return [];
    const cells = cellsOf(line);
    const named = header ? underHeader(cells, header) : inCells(cells);
    const kind = named.number === '' ? 'none' : isVin(named.number) ? 'vin' : 'plate';
    return [
      {
        row: at + 1,
        number: named.number,
        kind,
        label: named.label.slice(0, longestLabel),
        state: kind === 'plate' ? named.state || state : '',
      },
    ];
  });
};

/** Whether a file names vehicles by plate or VIN alone. The server reads files with other columns as well. */
export const isFleetOfNumbers = (csv: string): boolean => {
  const [header = ''] = csv.replace(/^\ufeff/, '').split(/\r\n|\r|\n/, 1);
  return headerOf(header) !== undefined && !cellsOf(header).some((cell) => /^(make|vehicle_slug)$/i.test(cell));
};

/** The pasted text without the lines of some vehicles. */
export const restOf = (pasted: string, without: readonly FleetLine[]): string => {
  const gone = new Set(without.map(({ row }) => row));
  return pasted
    .split(/\r\n|\r|\n/)
    .filter((_, at) => !gone.has(at + 1))
    .join('\n');
};
