import { type Cells, type Parsed, readCells } from '@southline/imports/cells';
import { maxQuantity } from '@southline/kernel/quantity';
import { z } from 'zod';
import { type Job, type Names, type Need, needUses } from '../../../domain/jobs/job.ts';

export const jobColumns = ['job', 'name', 'need', 'categories'];

/** A row of the file: one need and its job. */
export interface JobRow {
  readonly job: string;
  readonly position: number;
  readonly names: Names;
  readonly need: Need;
}

const attributes = z.record(z.string(), z.string());
const maxName = 80;

/** "Front; Rear": any number of values in a cell. */
const list = (cell: string): string[] =>
  cell
    .split(';')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** `categories` are the ids that needs may name. */
export const jobRow =
  (categories: ReadonlySet<string>) =>
  (cells: Cells): Parsed<JobRow> => {
    const row = readCells(cells);
    /** `name` is English; `name_zh` and columns of other languages hold translations. */
    const names = (column: string): Names => {
      const others = Object.keys(cells).filter((name) => name.startsWith(`${column}_`) && cells[name]?.trim());
      return Object.fromEntries([
        ['en', row.text(column, { required: true, max: maxName })],
        ...others.map((name) => [name.slice(column.length + 1), row.text(name, { max: maxName })]),
      ]);
    };
    const job = row.text('job', { required: true, max: 60 });
    if (job !== '' && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(job)) row.add('job', 'is not small letters, digits and hyphens');
    const position = row.integer('position', { min: 0, max: 1_000_000, fallback: 0 });
    const named = list(row.text('categories', { required: true, max: 1_000 }));
    for (const id of named) if (!categories.has(id)) row.add('categories', `${id} is no category`);
    const wanted = attributes.safeParse(row.json('attributes', {}));
    if (!wanted.success) row.add('attributes', 'is not an object of texts');
    const use = (cells.use ?? '').trim() === '' ? 'ALWAYS' : row.oneOf('use', needUses);
    const universal = row.flag('universal');
    if (universal && use === 'ALWAYS') row.add('use', 'what any vehicle takes makes no job: USUALLY or OPTIONAL');
    const need = {
      names: names('need'),
      use: use ?? 'ALWAYS',
      categories: named,
      attributes: wanted.data ?? {},
      positions: list(row.text('positions', { max: 400 })),
      universal,
      quantity: row.integer('quantity', { min: 1, max: maxQuantity, fallback: 1 }),
    };
    const title = names('name');
    return row.done(() => ({ job, position, names: title, need }));
  };

/** Groups needs by job, in the order of their rows; the first row defines the job's name. */
export const jobsOf = (rows: readonly JobRow[]): Job[] =>
  [...Map.groupBy(rows, ({ job }) => job)].flatMap(([id, list]) => {
    const [first] = list;
    return first ? [{ id, position: first.position, names: first.names, needs: list.map(({ need }) => need) }] : [];
  });
