import { expect, test } from 'vitest';
import { fakeServer, refuse } from '../../testing/fake-server.ts';
import { createApi } from '../http/api-client.ts';
import { paperLink } from './paper-link.ts';

const order = { orderID: 'o1', orderNo: 'S1' };

test('a PDF that is being rendered is requested again', async () => {
  let asked = 0;
  const server = fakeServer({
    'Order/get-tax-invoice': () => {
      asked += 1;
      return asked < 2 ? refuse(200, 'Pending', '…') : { pdflink: '/au/documents/x' };
    },
  });
  const hurried: typeof fetch = async (url, init) => {
    const answer = await server.send(url, init);
    return new Response(answer.body, { status: answer.status, headers: { 'retry-after': '0' } });
  };
  expect(await paperLink(createApi('', 'au', hurried), 'tax-invoice', order)).toBe('/au/documents/x');
  expect(asked).toBe(2);
});

test('a refusal is passed on at once', async () => {
  const server = fakeServer({ 'Order/get-packing-list': refuse(404, 'NotFound', 'Not yours.') });
  await expect(paperLink(createApi('', 'au', server.send), 'packing-list', order)).rejects.toThrow('Not yours.');
  expect(server.calls).toHaveLength(1);
});
