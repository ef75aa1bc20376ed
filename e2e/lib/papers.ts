import { expect } from 'vitest';
import type { Visitor } from './browser.ts';

/** Presses a button that opens a PDF in a new window, and returns the PDF's bytes. */
export const openPaper = async (visitor: Visitor, button: string): Promise<Buffer> => {
  const opened = visitor.context.waitForEvent('request', (request) => /\/documents\//.test(request.url()));
  const window = visitor.context.waitForEvent('page');
  await visitor.page.getByRole('button', { name: button, exact: true }).click();
  const response = await fetch((await opened).url());
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('application/pdf');
  await (await window).close();
  return Buffer.from(await response.arrayBuffer());
};
