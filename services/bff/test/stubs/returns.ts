import { OrderCredit } from '@southline/contracts/orders';
import { fittingMessage, partMessage } from '@southline/contracts/part-facts';
import {
  EntryAuthor,
  ItemResponse,
  ReadPhotoResponse,
  Return,
  ReturnEntry,
  ReturnItem,
  ReturnState,
  type ReturnsServiceService,
} from '@southline/contracts/returns';
import { DomainError } from '@southline/kernel/errors';
import { membershipNoOf } from '@southline/kernel/owner';
import { noFitting } from '@southline/kernel/part-facts';
import type { CallContext, Handlers } from '@southline/platform/grpc';
import { isStaff } from '@southline/platform/identity';
import { randomId } from '@southline/platform/ids';

const notFound = () => new DomainError('not-found', 'NotFound', 'There is no such return.');
const battery = {
  partNo: 'SL-B-60',
  cleansedPartNo: 'SLB60',
  gmPartNo: '',
  description: 'Battery',
  drawingHash: 'hash',
};
const aud = (cents: number) => ({ cents, currency: 'AUD' });

const mayRead = (owner: string | undefined, { identity }: CallContext) =>
  identity !== undefined && (isStaff(identity) || identity.subject === owner);

/** Returns of one item each, by number. The test decides whether their refunds settle. */
export const createReturns = (ownerOfOrder: (orderId: string) => string | undefined) => {
  const known = new Map<string, Return>();
  /** Owners by return number. */
  const owners = new Map<string, string>();
  const photos = new Map<string, { owner: string; orderId: string; bytes: Buffer }>();
  const state = { settles: true, refundFailure: '', asked: [] as unknown[], open: [] as string[] };

  const read = (found: Return | undefined, call: CallContext): Return => {
    if (!found || !mayRead(owners.get(found.returnNo), call)) throw notFound();
    return found;
  };
  const byItem = (itemId: string) =>
    [...known.values()].find(({ items }) => items.some((one) => one.itemId === itemId));

  const add = (owner: string, orderId: string, orderNo = ''): Return => {
    const membershipNo = membershipNoOf(owner);
    const returnNo = `SR${10_000_000 + known.size + 1}`;
    const at = '2026-03-31T14:30:00.000Z';
    const response = ItemResponse.ITEM_RESPONSE_REQUESTED;
    const entry = (entryId: string, author: EntryAuthor, message: string) => ({
      entryId,
      author,
      at,
      message,
      response,
    });
    const item = ReturnItem.fromPartial({
      entries: [
        entry('e1', EntryAuthor.ENTRY_AUTHOR_MEMBER, 'Does not fit.'),
        entry('e2', EntryAuthor.ENTRY_AUTHOR_STAFF, 'Which vehicle?'),
        entry('e3', EntryAuthor.ENTRY_AUTHOR_MEMBER, 'A 2014 wagon.'),
      ],
      itemId: randomId(),
      returnNo,
      orderId,
      orderNo,
      membershipNo,
      lineId: 'line',
      part: battery,
      quantity: 1,
      delivered: 2,
      remaining: 1,
      price: aud(12_995),
      refund: aud(11_696),
      reason: 1,
      response: ItemResponse.ITEM_RESPONSE_REQUESTED,
      message: 'Does not fit.',
      submittedAt: at,
      orderedAt: at,
      waitingSince: at,
      returnState: ReturnState.RETURN_STATE_PENDING,
    });
    const made = Return.fromPartial({
      returnId: randomId(),
      returnNo,
      orderId,
      orderNo,
      membershipNo,
      state: ReturnState.RETURN_STATE_PENDING,
      items: [item],
      refund: aud(11_696),
      gst: aud(1_063),
      requestedAt: at,
      orderedAt: at,
      paidByCard: true,
      delivery: { firstName: 'Robin', lastName: 'Buyer', locality: 'Melbourne', state: 'VIC', postcode: '3000' },
    });
    known.set(returnNo, made);
    owners.set(returnNo, owner);
    return made;
  };

  const handlers: Handlers<typeof ReturnsServiceService> = {
    listOrderTimeline: async () => ({ entries: [] }),
    getReturnable: async ({ orderId }, call) => {
      const own = [...known.values()].find((one) => one.orderId === orderId);
      if (!own || !mayRead(owners.get(own.returnNo), call)) throw notFound();
      const line = {
        lineId: 'line',
        delivered: 2,
        remaining: 2,
        refundCents: [11_696, 23_391],
      };
      return {
        orderId,
        orderNo: own.orderNo,
        orderedAt: own.orderedAt,
        refusal: '',
        refusalMessage: '',
        credit: OrderCredit.fromPartial({ total: aud(23_391), gst: aud(2_126) }),
        lines: [
          {
            ...line,
            part: partMessage(battery),
            fitting: fittingMessage({ ...noFitting, vehicleSlug: 'vf', vehicleLabel: 'VF' }),
            price: aud(12_995),
          },
        ],
      };
    },
    createReturn: async (request, call) => {
      const owner = ownerOfOrder(request.orderId);
      if (owner !== undefined && owner !== call.owner()) throw notFound();
      state.asked.push(request);
      for (const { fileName } of request.lines) {
        const photo = photos.get(fileName);
        if (photo) photos.set(fileName, { ...photo, orderId: request.orderId });
      }
      const { returnId, returnNo } = add(call.owner(), request.orderId);
      return { returnId, returnNo };
    },
    listReturnedOrders: async (request) => {
      state.asked.push(request);
      return { orders: [], totalCount: 0 };
    },
    listOpenReturns: async () => ({ returnNos: [...state.open] }),
    getReturnStatuses: async ({ orderIds }, call) => ({
      orders: [...known.values()]
        .filter((one) => orderIds.includes(one.orderId) && mayRead(owners.get(one.returnNo), call))
        .map(({ orderId, orderNo, orderedAt, state: at, items }) => ({
          orderId,
          orderNo,
          orderedAt,
          orderValue: aud(100),
          state: at,
          requestPending: true,
          takenUnits: items.reduce((sum, { quantity }) => sum + quantity, 0),
        })),
    }),
    listItems: async (request, { identity }) => {
      state.asked.push(request);
      const own = [...known.values()].filter(({ membershipNo }) => membershipNo === identity?.membershipNo);
      return { items: own.flatMap(({ items }) => items), totalCount: own.length };
    },
    getItem: async ({ itemId }, call) => {
      const found = read(byItem(itemId), call);
      const entry = ReturnEntry.fromPartial({
        entryId: 'e1',
        author: EntryAuthor.ENTRY_AUTHOR_MEMBER,
        at: found.requestedAt,
        message: 'Does not fit.',
        response: ItemResponse.ITEM_RESPONSE_REQUESTED,
      });
      return { item: found.items.find((one) => one.itemId === itemId), entries: [entry] };
    },
    followUp: async (request, call) => {
      if (owners.get(byItem(request.itemId)?.returnNo ?? '') !== call.owner()) throw notFound();
      state.asked.push(request);
    },
    getReturn: async ({ returnNo }, call) => ({ returnOrder: read(known.get(returnNo), call) }),
    listReturnsOfOrder: async ({ orderId }, call) => ({
      returns: [...known.values()].filter((one) => one.orderId === orderId && mayRead(owners.get(one.returnNo), call)),
    }),
    uploadPhoto: async (requests, call) => {
      const pieces: Uint8Array[] = [];
      for await (const { part } of requests) if (part?.$case === 'chunk') pieces.push(part.value);
      const fileName = `${randomId()}.jpg`;
      photos.set(fileName, { owner: call.owner(), orderId: '', bytes: Buffer.concat(pieces) });
      return { fileName, contentType: 'image/jpeg' };
    },
    async *readPhoto({ fileName }, call) {
      const photo = photos.get(fileName);
      if (!photo || !mayRead(photo.owner, call)) throw notFound();
      const inline = !photo.bytes.subarray(0, 4).equals(Buffer.from('%PDF'));
      const contentType = inline ? 'image/jpeg' : 'application/pdf';
      const file = { contentType, originalName: 'a', bytes: 1, inline, orderId: photo.orderId };
      yield ReadPhotoResponse.fromPartial({ part: { $case: 'file', value: file } });
      yield ReadPhotoResponse.fromPartial({ part: { $case: 'chunk', value: photo.bytes } });
    },
    listReturns: async (request) => {
      state.asked.push(request);
      return { returns: [], totalCount: 0 };
    },
    listAllItems: async (request) => {
      state.asked.push(request);
      const items = [...known.values()].flatMap((one) => one.items);
      return { items, totalCount: items.length };
    },
    respondToItem: async (request) => {
      state.asked.push(request);
      if (!byItem(request.itemId)) throw notFound();
    },
    approveReturn: async (request) => {
      state.asked.push(request);
      if (!known.has(request.returnNo)) throw notFound();
      return { approved: 1 };
    },
    processReturn: async (request) => {
      state.asked.push(request);
      const found = known.get(request.returnNo);
      if (!found) throw notFound();
      const end = state.settles ? ReturnState.RETURN_STATE_COMPLETED : ReturnState.RETURN_STATE_REFUNDING;
      known.set(request.returnNo, { ...found, state: end, refundFailure: state.refundFailure });
      return { state: end };
    },
  };
  return { handlers, state, known, owners, photos, add };
};
