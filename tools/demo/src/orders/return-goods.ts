import { DAMAGED, INCORRECT_PART, INCORRECT_QUANTITY } from '@southline/kernel/returns';
import type { Payable } from './place-orders.ts';
import type { ShopClient } from './shop-client.ts';

interface PartWanted {
  readonly productNr: string;
  readonly quantity: number;
}

interface Line {
  readonly orderID: string;
  readonly shoppingCartID: string;
}

/**
 * Lists the returnable lines of a delivered order. A line is found by its position in this list, because returned lines leave
 * it.
 */
const linesOf = async (member: ShopClient, orderID: string) => {
  const { data } = await member.post('return/get-return-order-info', { orderNo: orderID });
  return (place: number): Line => {
    const row = data.table[place];
    if (!row) throw new Error('the order has too few lines');
    return { orderID, shoppingCartID: row.shoppingCartID };
  };
};

interface Why {
  readonly returnReason: number;
  readonly userMsg: string;
  readonly exchangeFor?: PartWanted;
}

/** Requests the return of one unit of a line; returns the return's number and the item's id. */
const ask = async (member: ShopClient, line: Line, why: Why) => {
  const wanted = { ...line, returnQuantity: 1, ...why };
  const made = await member.post('return/create-return-order-item', { returnItems: [wanted] });
  const { returnOrderNo } = made.data;
  // Looks the request up on the page of its order, because a guest has no list of requests.
  const { data } = await member.post('Order/get-member-order-details', { orderID: line.orderID });
  const item = data.returnDataTables.find((one) => one.returnOrderNumber === returnOrderNo);
  if (!item) throw new Error('the request is not on the page of its order');
  return {
    returnOrderNo,
    returnItemID: item.returnItemID,
    shoppingCartID: line.shoppingCartID,
  };
};

type Asked = Awaited<ReturnType<typeof ask>>;

const incorrect = (userMsg: string): Why => ({ returnReason: INCORRECT_PART, userMsg });

const answer = (desk: ShopClient, { returnItemID }: Asked, response: 'RA' | 'RD' | 'RM', message: string) =>
  desk.post('return/respond-return-request', {
    returnItemID,
    response,
    message,
    acceptable: ({ RA: 'Yes', RD: 'No', RM: undefined } as const)[response],
  });

/** Repeats a call until the refund is settled. */
const process = (desk: ShopClient, { returnOrderNo, shoppingCartID }: Asked, actionCode: 'C' | 'D', note: string) =>
  desk.insist('return/process-return', {
    returnItems: {
      returnOrderNo,
      actionCode,
      dealerNotes: note,
      lines: [{ shoppingCartID, includeinStock: actionCode === 'C' ? 'Yes' : 'No' }],
    },
  });

/**
 * Returns of an order of four parts and of another one, in all states: completed, declined as a whole and by item, approved,
 * waiting for the member, waiting for staff.
 */
export const returnGoods = async (
  member: ShopClient,
  desk: ShopClient,
  orders: { readonly many: string; readonly one: string },
): Promise<void> => {
  const lineOf = await linesOf(member, orders.many);
  const completed = await ask(member, lineOf(0), {
    returnReason: INCORRECT_QUANTITY,
    userMsg: 'I ordered one too many. The box is unopened.',
  });
  await answer(desk, completed, 'RA', 'Please bring it to the dealer within a week.');
  await process(desk, completed, 'C', 'Unopened and complete.');

  const declined = await ask(member, lineOf(1), incorrect('It does not fit our wagon.'));
  await answer(desk, declined, 'RA', 'Please bring it to the dealer.');
  await process(desk, declined, 'D', 'The part has been fitted and used.');

  const refused = await ask(member, lineOf(1), incorrect('May it come back after all? It does not fit.'));
  await answer(desk, refused, 'RD', 'We cannot take back parts that were fitted.');

  const approved = await ask(member, lineOf(2), incorrect('The wrong base for this headlight.'));
  await answer(desk, approved, 'RA', 'Thank you. Please bring it to the dealer.');

  const asked = await ask(member, lineOf(3), { returnReason: DAMAGED, userMsg: 'Damaged when it arrived.' });
  await answer(desk, asked, 'RM', 'Could you send a photo of the damage?');

  await ask(member, (await linesOf(member, orders.one))(0), incorrect('It was meant for another vehicle.'));
};

/** Requests the return of the first line in exchange for another part. */
export const askForExchange = async (buyer: ShopClient, orderID: string, wanted: PartWanted): Promise<Asked> =>
  ask(buyer, (await linesOf(buyer, orderID))(0), {
    ...incorrect('I need the other base. Can I have this one instead?'),
    exchangeFor: wanted,
  });

/** Approves the request, which holds the wanted part in stock. Returns the exchange order, which is still to be paid. */
export const exchangePart = async (
  member: ShopClient,
  desk: ShopClient,
  orderID: string,
  wanted: PartWanted,
): Promise<Payable> => {
  const asked = await askForExchange(member, orderID, wanted);
  await answer(desk, asked, 'RA', 'We keep it for you. Please bring the other one to the dealer.');
  const { returnItemID } = asked;
  const [item] = (await member.post('return/get-return-request-details', { returnItemID })).data.table;
  if (!item?.exchange?.orderID) throw new Error('the part is not held');
  const { orderID: exchangeID, orderNo, totalToPay } = item.exchange;
  return { orderID: exchangeID, orderNo, amount: totalToPay };
};
