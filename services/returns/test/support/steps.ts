import type { Order } from '@southline/contracts/orders';
import { ItemResponse, ProcessAction, ReturnReason } from '@southline/contracts/returns';
import { unique } from '@southline/testkit';
import type { Returns, Wanted } from './bench.ts';

export const lineOf = ({ lines }: Order, nth = 0) => lines[nth]?.lineId ?? '';

export const wish = (order: Order, quantity = 1, nth = 0, fileName = '') => ({
  lineId: lineOf(order, nth),
  quantity,
  reason: ReturnReason.RETURN_REASON_INCORRECT_PART,
  message: 'Does not fit.',
  fileName,
});

export const approval = (itemId: string) => ({
  itemId,
  response: ItemResponse.ITEM_RESPONSE_APPROVED,
  acceptable: true,
  attendOn: '',
  message: '',
  staffName: 'Sam Staff',
});
export const refusal = (itemId: string) => ({
  itemId,
  response: ItemResponse.ITEM_RESPONSE_DECLINED,
  acceptable: false,
  attendOn: '',
  message: 'It was used.',
  staffName: 'Sam Staff',
});
export const question = (itemId: string) => ({
  itemId,
  response: ItemResponse.ITEM_RESPONSE_MORE_INFO,
  acceptable: undefined,
  attendOn: '',
  message: 'Which vehicle?',
  staffName: 'Sam Staff',
});

/** Staff complete the return and put the goods into stock. */
export const press = (
  returnNo: string,
  lineIds: readonly string[],
  action = ProcessAction.PROCESS_ACTION_COMPLETE,
) => ({
  returnNo,
  action,
  dealerNote: 'Seen and in order.',
  staffName: 'Sam Staff',
  choices: lineIds.map((lineId) => ({ lineId, includeInStock: true, wrongPartSent: false })),
});

/** A member with a delivered order and a request to return one unit of each line. */
export const aRequest = async (bench: Returns, wanted: Wanted = {}) => {
  const membershipNo = wanted.membershipNo ?? unique('M');
  const order = bench.anOrder({ ...wanted, membershipNo });
  const lines = order.lines.map((_, nth) => wish(order, 1, nth));
  return askedFor(bench, order, membershipNo, lines);
};

/** Requests the return of these lines as the order's member. */
const askedFor = async (bench: Returns, order: Order, membershipNo: string, lines: ReturnType<typeof wish>[]) => {
  const member = bench.as(membershipNo);
  const { returnNo } = await member.createReturn({ orderId: order.orderId, lines });
  const read = async () => {
    const { returnOrder } = await member.getReturn({ returnNo });
    if (!returnOrder) throw new Error('no return');
    return returnOrder;
  };
  const { items } = await read();
  return { membershipNo, order, member, returnNo, read, itemIds: items.map(({ itemId }) => itemId) };
};

/** A request as above, with every item approved. */
export const anApproved = async (bench: Returns, wanted: Wanted = {}) => {
  const request = await aRequest(bench, wanted);
  const staff = bench.staff();
  for (const itemId of request.itemIds) await staff.respondToItem(approval(itemId));
  return { ...request, staff, lineIds: request.order.lines.map(({ lineId }) => lineId) };
};

/** Units of one line that arrived damaged, in a separate approved return. */
export const aDamaged = async (bench: Returns, order: Order, quantity = 1, nth = 0) => {
  const damaged = { ...wish(order, quantity, nth), reason: ReturnReason.RETURN_REASON_DAMAGED_ON_DELIVERY };
  const request = await askedFor(bench, order, order.membershipNo, [damaged]);
  for (const itemId of request.itemIds) await bench.staff().respondToItem(approval(itemId));
  return { ...request, lineIds: [damaged.lineId] };
};
