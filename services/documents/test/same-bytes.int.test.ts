import { DocumentKind, FindDocumentRequest } from '@southline/contracts/documents';
import { placedOrder } from '@southline/contracts/order-facts';
import { eventually } from '@southline/testkit';
import { anOrderPlaced, orderPlacedMessage } from '@southline/testkit/order-placed';
import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { orderPaper } from '../src/domain/order-paper.ts';
import { packingList } from '../src/domain/packing-list.ts';
import { withLocalNames } from '../src/domain/parties.ts';
import { renderer } from '../src/render/renderer.ts';
import { papers } from '../src/storage/collections.ts';
import { prepareDocuments } from './support/bench.ts';

const documents = perFile(prepareDocuments);

const atPlacing = { name: 'Southline then', abn: '11 111 111 111', address: '1 Old Road, Melbourne' };
const words: Readonly<Record<string, string>> = {
  'Battery, 12 V 60 Ah': '电池, 12 V 60 Ah',
  'Oil filter, spin-on': '机油滤清器, 旋装式',
};

test('order and packing list have the bytes of the time of placing, for two requests at once, whatever changed since', async () => {
  const event = anOrderPlaced({ language: 'zh' });
  const { orderId, owner } = event;
  const then = await documents.start(undefined, {
    SUPPLIER_NAME: atPlacing.name,
    SUPPLIER_ABN: atPlacing.abn,
    SUPPLIER_ADDRESS: atPlacing.address,
  });
  await documents.publish([orderPlacedMessage(event)]);
  await eventually(async () => expect(await papers(documents.mongo).countDocuments({ orderId })).toBe(1));
  await then.stop();

  const order = placedOrder(event);
  const printed = { ...order, lines: withLocalNames(order.lines, (name) => words[name] ?? name) };
  // Another supplier, and no translations.
  await documents.start(undefined, { SUPPLIER_NAME: 'Southline now', CONTENT_ADDRESS: '127.0.0.1:1' });
  for (const [kind, paper] of [
    [DocumentKind.DOCUMENT_KIND_ORDER, orderPaper(printed, atPlacing)],
    [DocumentKind.DOCUMENT_KIND_PACKING_LIST, packingList(printed, atPlacing)],
  ] as const) {
    const request = FindDocumentRequest.fromPartial({ orderId, kind });
    const found = await Promise.all(
      [documents.as(owner), documents.as('member:1', 'Admin')].map((client) => client.findDocument(request)),
    );
    const contents = await Promise.all(
      found.map(async ({ documentId }) => (await documents.asNotifications().readDocument({ documentId })).content),
    );
    const expected = await renderer.paper(paper);
    expect(contents.map((content) => content.equals(expected))).toEqual([true, true]);
  }
  expect(await papers(documents.mongo).countDocuments({ orderId })).toBe(3);
});
