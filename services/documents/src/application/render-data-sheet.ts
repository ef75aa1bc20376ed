import type { DataSheet } from '../domain/data-sheet.ts';
import { issuerLine } from '../domain/parties.ts';
import type { Renderer } from '../domain/ports.ts';
import type { Supplier } from '../domain/supplier.ts';
import { renderSeconds } from '../metrics.ts';

/** Renders the data sheet of a product page on request. It is not stored. */
export const makeDataSheet =
  (renderer: Renderer, supplier: Supplier) =>
  async (fileName: string, sheet: DataSheet): Promise<{ fileName: string; content: Buffer }> => {
    const finish = renderSeconds.startTimer({ kind: 'data-sheet' });
    const content = await renderer.dataSheet(sheet, issuerLine(supplier));
    finish();
    return { fileName, content };
  };
