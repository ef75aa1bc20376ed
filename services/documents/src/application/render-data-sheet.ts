import type { RenderDataSheetRequest } from '@southline/contracts/documents';
import { issuerLine } from '../domain/parties.ts';
import type { Supplier } from '../domain/supplier.ts';
import { renderSeconds } from '../metrics.ts';
import { renderDataSheet } from '../render/render-data-sheet.ts';

/** The PDF of a product page's facts, made on the spot and not kept. */
export const makeDataSheet =
  (supplier: Supplier) =>
  async ({ fileName, publishedAt, drawing, ...facts }: RenderDataSheetRequest) => {
    const finish = renderSeconds.startTimer({ kind: 'data-sheet' });
    const sheet = { ...facts, drawing: drawing ?? { family: '', attributes: {} }, publishedAt: new Date(publishedAt) };
    const content = await renderDataSheet(sheet, issuerLine(supplier));
    finish();
    return { fileName, content };
  };
