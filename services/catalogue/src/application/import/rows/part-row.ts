import { createHash } from 'node:crypto';
import { type Cells, type Parsed, readCells } from '@southline/imports/cells';
import { cleanse } from '@southline/kernel/part-number';
import { maxQuantity } from '@southline/kernel/quantity';
import { z } from 'zod';
import type { Part } from '../../../domain/parts/part.ts';

export const partColumns = ['part_no', 'category_id', 'description', 'price_cents'];

const attributes = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).transform(String));
const specifications = z.array(
  z.object({ name: z.string().min(1), value: z.string(), isLink: z.boolean().default(false) }),
);
const crossReferences = z.array(z.object({ kind: z.enum(['OE', 'INTERCHANGE']), number: z.string().min(1) }));

const keyAttributeCount = 3;
const keyAttributeLength = 20;

/** Changes with every fact that the drawing depends on. */
export const drawingHash = (family: string, drawn: Readonly<Record<string, string>>): string => {
  const sorted = Object.entries(drawn).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([family, sorted]))
    .digest('hex')
    .slice(0, 12);
};

const keyAttributes = (list: z.output<typeof specifications>): string[] =>
  list
    .filter(({ value, isLink }) => !isLink && value !== '' && value.length <= keyAttributeLength)
    .slice(0, keyAttributeCount)
    .map(({ value }) => value);

/** `categories` are the ids that parts may name. */
export const partRow =
  (categories: ReadonlySet<string>) =>
  (cells: Cells): Parsed<Part> => {
    const row = readCells(cells);
    const json = <Schema extends z.ZodType>(field: string, schema: Schema, empty: unknown): z.output<Schema> => {
      const result = schema.safeParse(row.json(field, empty));
      if (result.success) return result.data;
      const [issue] = result.error.issues;
      row.add(field, `${issue?.path.join('.') || 'value'}: ${issue?.message ?? 'is not of the expected form'}`);
      return schema.parse(empty);
    };

    const partNo = row.code('part_no', { required: true, max: 40 });
    const id = cleanse(partNo);
    if (partNo !== '' && id === '') row.add('part_no', 'holds no letter or digit');
    const gmPartNo = row.code('gm_part_no', { max: 40 });
    const [brand, family] = [row.text('brand', { max: 60 }), row.text('family', { max: 60 })];
    const categoryId = row.name('category_id', { required: true, max: 60 });
    if (categoryId !== '' && !categories.has(categoryId)) row.add('category_id', 'is no category of the catalogue');
    const description = row.text('description', { required: true, max: 300 });
    const [grade, footnote] = [row.text('grade', { max: 60 }), row.text('footnote', { max: 400 })];
    const [productNote, childPurpose] = [row.text('product_note', { max: 400 }), row.text('child_purpose')];
    const priceCents = row.integer('price_cents', { min: 0, max: 100_000_000 });
    const isFree = row.flag('is_free');
    if (isFree && priceCents !== 0) row.add('is_free', 'stands beside a price');
    const minQty = row.integer('min_qty', { min: 1, max: maxQuantity, fallback: 1 });
    const parent = cleanse(row.code('parent_part_no', { max: 40 }));
    if (parent !== '' && parent === id) row.add('parent_part_no', 'is the part itself');
    const childPosition = row.integer('child_position', { min: 0, max: 100_000, fallback: 0 });
    const drawn = json('attributes', attributes, {});
    const specified = json('specifications', specifications, []);
    const references = json('cross_refs', crossReferences, []);
    const read = references.map(({ kind, number }) => ({ kind, number: cleanse(row.codeOf('cross_refs', number)) }));
    const numbers = (kind: string) => read.filter((entry) => entry.kind === kind).map(({ number }) => number);
    const distinct = (list: readonly string[]) => [...new Set(list)].filter((number) => number !== '' && number !== id);
    return row.done(() => ({
      id,
      partNo,
      gmPartNo,
      brand,
      family,
      categoryId,
      description,
      grade,
      footnote,
      productNote,
      priceCents,
      isFree,
      minQty,
      childPurpose,
      childPosition,
      ...(parent !== '' && { parent }),
      attributes: drawn,
      specifications: specified,
      oeNumbers: distinct([cleanse(gmPartNo), ...numbers('OE')]),
      interchange: distinct(numbers('INTERCHANGE')),
      keyAttributes: keyAttributes(specified),
      drawingHash: drawingHash(family, drawn),
    }));
  };
