import { createHash } from 'node:crypto';
import { cleanse } from '@southline/kernel/part-number';
import type { FitmentDocument } from '../../storage/documents.ts';
import { type Cells, type Parsed, readCells } from './cells.ts';

export const fitmentColumns = ['part_no', 'vehicle_id'];

export interface FitmentReferences {
  readonly parts: ReadonlySet<string>;
  readonly vehicles: ReadonlySet<string>;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 10);

export const fitmentRow =
  ({ parts, vehicles }: FitmentReferences) =>
  (cells: Cells): Parsed<FitmentDocument> => {
    const row = readCells(cells);
    const part = cleanse(row.text('part_no', { required: true, max: 40 }));
    const vehicle = row.text('vehicle_id', { required: true, max: 40 }).toUpperCase();
    const qty = row.integer('qty_per_vehicle', { min: 0, max: 999, fallback: 0 });
    const position = row.text('position', { max: 80 });
    const note = row.text('note', { max: 400 });
    if (part !== '' && !parts.has(part)) row.add('part_no', 'is no part of the catalogue');
    if (vehicle !== '' && !vehicles.has(vehicle)) row.add('vehicle_id', 'is no vehicle of the catalogue');
    const condition = position || note ? `:${digest(`${position}\n${note}`)}` : '';
    return row.done(() => ({ _id: `${vehicle}:${part}${condition}`, vehicle, part, qty, position, note }));
  };
