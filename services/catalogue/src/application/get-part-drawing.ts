import { cleanse } from '@southline/kernel/part-number';
import { partNotFound } from '../domain/errors.ts';
import { type PartDetail, readDetails } from '../storage/part-reader.ts';
import type { Reading } from './get-part.ts';

/** What a part's picture is drawn from. */
export const getPartDrawing =
  ({ mongo, catalogue }: Reading) =>
  async (number: string): Promise<Pick<PartDetail, 'family' | 'attributes' | 'drawingHash'>> => {
    const partNo = cleanse(number);
    const part = (await readDetails(mongo, catalogue.snapshot().generations, [partNo])).get(partNo);
    if (!part) throw partNotFound(number);
    return part;
  };
