import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { returnGoods } from './return-goods.ts';
import { createShopClient } from './shop-client.ts';

interface Wanted {
  readonly returnReason: number;
  readonly userMsg: string;
}

/** A shop that takes every call. It gives orders of four lines, and records the requested returns. */
const openShop = async () => {
  const asked: Wanted[] = [];
  const numbers = () =>
    asked.map((_, index) => ({ returnOrderNumber: `R${index + 1}`, returnItemID: `i${index + 1}` }));
  const answers: Record<string, (body: unknown) => unknown> = {
    'return/get-return-order-info': () => ({ table: [0, 1, 2, 3].map((place) => ({ shoppingCartID: `l${place}` })) }),
    'return/create-return-order-item': (body) => {
      asked.push(...(body as { returnItems: Wanted[] }).returnItems);
      return { returnOrderNo: `R${asked.length}` };
    },
    'Order/get-member-order-details': () => ({ returnDataTables: numbers() }),
  };
  const server = createServer(async (request, response) => {
    const body = await json(request);
    const data = answers[(request.url ?? '').replace('/au/api/', '')]?.(body);
    response.end(JSON.stringify({ status: true, data }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { asked, address, close: () => server.close() };
};

test('the reason of each demo return is the one that its note tells', async () => {
  const shop = await openShop();
  const client = createShopClient(shop.address);
  await returnGoods(client, client, { many: 'o1', one: 'o2' });
  shop.close();
  expect(shop.asked.map(({ returnReason, userMsg }) => [returnReason, userMsg])).toEqual([
    [2, 'I ordered one too many. The box is unopened.'],
    [1, 'It does not fit our wagon.'],
    [1, 'May it come back after all? It does not fit.'],
    [1, 'The wrong base for this headlight.'],
    [3, 'Damaged when it arrived.'],
    [1, 'It was meant for another vehicle.'],
  ]);
});
