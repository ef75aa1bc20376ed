import { cleanse } from '@southline/kernel/part-number';
import { partNotFound } from '../../domain/errors.ts';
import type { PartDetail } from '../../domain/parts/part.ts';
import type { Reading } from '../snapshot/reading.ts';

/** The data for drawing a part's picture. */
export const getPartDrawing =
  ({ catalogue }: Reading) =>
  async (number: string): Promise<Pick<PartDetail, 'family' | 'attributes' | 'drawingHash'>> => {
    const partNo = cleanse(number);
    const part = (await catalogue.snapshot().read.details([partNo])).get(partNo);
    if (!part) throw partNotFound(number);
    return part;
  };
