import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createShopClient } from './shop-client.ts';

let server: Server;
let address: string;
let asked: Pick<IncomingMessage, 'url' | 'headers'>[];

beforeEach(async () => {
  asked = [];
  server = createServer(({ url, headers }, response) => {
    asked.push({ url, headers });
    response.end('{"status":true}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => void server.close());

test('between containers the shop is asked at its inner address, by its public name', async () => {
  const shop = createShopClient(address, { publicUrl: 'http://127.0.0.1:8080' });
  await shop.post('Order/get-member-orders', {});
  expect(asked).toMatchObject([{ url: '/au/api/Order/get-member-orders', headers: { host: '127.0.0.1:8080' } }]);
});

test('the payment form is posted to the inner address of the provider, with its path and query', async () => {
  const shop = createShopClient('http://bff:8080', { paymentFormUrl: address });
  await shop.postForm('http://127.0.0.1:8090/form?code=1', { name: 'value' });
  expect(asked).toMatchObject([{ url: '/form?code=1' }]);
});
