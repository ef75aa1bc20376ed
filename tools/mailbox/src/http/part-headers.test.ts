import { expect, it } from 'vitest';
import { partHeaders } from './part-headers.ts';

it('shows PDFs in the browser and downloads what could run there', () => {
  expect(partHeaders('application/pdf', 'order.pdf')['content-disposition']).toMatch(/^inline/);
  expect(partHeaders('text/html', 'page.html')['content-disposition']).toMatch(/^attachment/);
  expect(partHeaders('image/svg+xml', 'a.svg')['content-disposition']).toMatch(/^attachment/);
});

it('removes line breaks and quotes of a file name from the header', () => {
  expect(partHeaders('text/plain', 'a"\r\nb ü')['content-disposition']).toBe(
    "inline; filename*=UTF-8''a%22%0D%0Ab%20%C3%BC",
  );
});
