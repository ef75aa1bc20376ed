import type { Money } from '@southline/contracts/common';
import { creditOf } from '@southline/contracts/order-credit';
import { remarksOf } from '@southline/contracts/order-facts';
import { type Order, OrderCredit } from '@southline/contracts/orders';
import { fittingOf, partOf } from '@southline/contracts/part-facts';
import {
  EntryAuthor,
  type GetReturnableResponse,
  ItemResponse,
  type Return,
  type ReturnEntry,
  type ReturnItem,
  ReturnReason,
  ReturnState,
} from '@southline/contracts/returns';
import { formatMoney, gstOf, toDollars } from '@southline/kernel/money';
import { nameOf } from '@southline/kernel/person-name';
import { sortedByTime } from '@southline/kernel/timeline';
import { named } from '@southline/rest/names';
import { partNames } from '@southline/rest/part-names';
import type { Answer, Data } from '@southline/rest/types';
import { toExchange } from './exchange.ts';
import { dollarsOf } from './money.ts';
import type { ReturnRow } from './order-details.ts';
import type { Pictures } from './pictures.ts';
import { toListedRemarks } from './remarks.ts';
import { responseWord, stateCode, stateWord } from './return-words.ts';

type ReturnableRow = Data<'return/get-return-order-info'>['table'][number];
type ItemRow = Data<'return/get-return-request-details'>['table'][number];
type Chat = Data<'return/get-return-request-chat-details'>;
type ChatRow = Chat['table'][number];
type Details = Answer<'return/get-admin-return-details'>;

/** The fields of an empty form. */
const emptyForm = {
  quantityReturned: 0,
  returnReason: 0,
  userMsg: '',
  fileurl: '',
  invalidQuantity: false,
  invalidNotes: false,
  lineErrorMessage: '',
};

export const toReturnableRows = (
  { orderId, lines }: GetReturnableResponse,
  { thumb }: Pick<Pictures, 'thumb'>,
): ReturnableRow[] =>
  lines.map((line) => {
    const [part, { vehicleLabel, vehicleSlug }] = [partOf(line), fittingOf(line)];
    return {
      orderid: orderId,
      shoppingCartID: line.lineId,
      ...named(partNames.orderedPart, part),
      imageURL: thumb(part.cleansedPartNo, part.drawingHash),
      quantity: line.delivered,
      remainingQuantity: line.remaining,
      lisT$: dollarsOf(line.price),
      refundValues: line.refundCents.map(toDollars),
      vehicle: vehicleLabel,
      vehicleSlug,
      ...emptyForm,
    };
  });

type CreditRow = Data<'return/get-return-order-info'>['credit'];

/** An earlier release of returns sends none: no free part has a condition. */
export const toCredit = (message = OrderCredit.fromPartial({})): CreditRow => {
  const { units, ...credit } = creditOf(message);
  return {
    ...credit,
    units: units.map(({ gift, ...line }) => ({
      ...line,
      ...(gift && { gift: { ...gift, lineIds: [...gift.lineIds] } }),
    })),
  };
};

const yesNo = (yes: boolean) => (yes ? 'Yes' : 'No');

const acceptableOf = ({ response, acceptable }: ReturnItem) => {
  const answered = response === ItemResponse.ITEM_RESPONSE_APPROVED || response === ItemResponse.ITEM_RESPONSE_DECLINED;
  return answered ? yesNo(acceptable) : '';
};

/** `exchanged`: the exchange order of the item, if there is one. */
export const toItemRow = (
  item: ReturnItem,
  { thumb }: Pick<Pictures, 'thumb'>,
  exchanged: Order | undefined,
): ItemRow => {
  const part = partOf(item);
  return {
    return_ItemID: item.itemId,
    orderid: item.orderId,
    orderNumber: item.orderNo,
    orderdate: item.orderedAt,
    returnOrderNumber: item.returnNo,
    submittedDate: item.submittedAt,
    shoppingCartID: item.lineId,
    imageURL: thumb(part.cleansedPartNo, part.drawingHash),
    ...named(partNames.returnItem, part),
    deliveredQuantity: item.delivered,
    quantity: item.quantity,
    remainingQuanity: item.remaining,
    lisT$: dollarsOf(item.price),
    totalAmount: dollarsOf(item.refund),
    returnReason: item.reason,
    returnResponse: responseWord(item.response),
    userMsg: item.message,
    fileurl: item.fileName,
    membershipNo: item.membershipNo,
    partIsAcceptable: acceptableOf(item),
    declaredReturnDate: item.attendOn,
    waitingSince: item.waitingSince,
    returnStatus: stateCode(item.returnState),
    refunded: dollarsOf(item.refunded),
    processedDate: item.processedAt,
    returnNotesFromDealer: item.dealerNote,
    exchange: item.exchange ? toExchange(item.exchange, exchanged) : null,
    buyerName: item.buyerName,
    telephone: item.telephone,
  };
};

export const toChatRow = ({ entryId, author, at, fileName, response, message }: ReturnEntry): ChatRow => ({
  chat_ID: entryId,
  user_type: author === EntryAuthor.ENTRY_AUTHOR_MEMBER ? 'Member' : 'Dealer',
  dateCreated: at,
  fileURL: fileName,
  userAction: responseWord(response),
  message_txt: message,
});

/** The messages about all items of a return, the oldest first. */
export const toThread = ({ items }: Return): NonNullable<Chat['thread']> =>
  sortedByTime(
    items.flatMap((item) =>
      item.entries.map((entry) => ({
        ...toChatRow(entry),
        returnItemID: item.itemId,
        ...named(partNames.returnItem, partOf(item)),
      })),
    ),
    ({ dateCreated }) => dateCreated,
  );

/** The lines of a return, for the page of its order. */
export const toReturnTables = (found: Return): ReturnRow[] =>
  found.items.map((item) => ({
    isReturn: true,
    returnOrderNumber: found.returnNo,
    status: stateWord(found.state),
    declaredReturnDate: item.attendOn || found.attendOn,
    returnItemID: item.itemId,
    shoppingCartID: item.lineId,
    ...named(partNames.returnTable, partOf(item)),
    listPrice: dollarsOf(item.price),
    quantity: item.quantity,
    totalListPrice: dollarsOf(item.refund),
    returnReason: item.reason,
    returnResponse: responseWord(item.response),
    returnNotesFromMember: item.message,
    returnNotesFromDealer: found.dealerNote,
    dealerMessage: item.staffMessage,
    deliveryRefund: dollarsOf(found.deliveryRefund),
    freePartKept: dollarsOf(found.kept),
    submittedDate: item.submittedAt,
    processedDate: found.processedAt,
  }));

const withoutGst = (money: Money | undefined): string => {
  const cents = money?.cents ?? 0;
  return formatMoney(cents - gstOf(cents));
};

/** The messages of the member about an item. An earlier release of returns sends only the first one. */
const notesOf = ({ entries, message }: ReturnItem): string[] =>
  entries.length === 0
    ? [message]
    : entries.filter(({ author }) => author === EntryAuthor.ENTRY_AUTHOR_MEMBER).map((entry) => entry.message);

/** Declined items are left out. `exchanged`: the exchange orders by id. */
export const toAdminDetails = (
  found: Return,
  { thumb }: Pick<Pictures, 'thumb'>,
  exchanged: ReadonlyMap<string, Order>,
): Omit<Details, 'status'> => {
  const { delivery, warehouse } = found;
  const place = [delivery?.locality, delivery?.state, delivery?.postcode].filter(Boolean).join(' ');
  const kept = found.items.filter(({ response }) => response !== ItemResponse.ITEM_RESPONSE_DECLINED);
  const decided = found.state !== ReturnState.RETURN_STATE_PENDING;
  return {
    returnSummary: {
      returnOrderNo: found.returnNo,
      orderid: found.orderId,
      orderNumber: found.orderNo,
      orderdate: found.orderedAt,
      requestdate: found.requestedAt,
      memberName: delivery ? nameOf(delivery) : '',
      memberNumber: found.membershipNo,
      memberAddress: [delivery?.addressLine, place].filter(Boolean).join(', '),
      emailAddress: delivery?.email ?? '',
      mobile: delivery?.phone ?? '',
      ...toListedRemarks(remarksOf(found)),
      status: stateWord(found.state),
      returnDate: found.attendOn,
      notes: kept.flatMap(notesOf).join('\n'),
      dealerNotes: found.dealerNote,
      warehouse: { name: warehouse?.name ?? '', address: warehouse?.address ?? '' },
      paidByCard: found.paidByCard,
      ready: found.ready,
      refundProblem: found.refundFailure,
      processedDate: found.processedAt,
      refundGst: dollarsOf(found.gst),
      freePartKept: dollarsOf(found.kept),
      deliveryRefund: dollarsOf(found.deliveryRefund),
      deliveryAtStake: dollarsOf(found.deliveryAtStake),
      proposedBy: found.proposedBy,
      proposedNote: found.proposedNote,
      proposedRefund: dollarsOf(found.proposedRefund),
    },
    returnDetail: kept.map((item) => {
      const part = partOf(item);
      return {
        shoppingCartID: item.lineId,
        returnItemID: item.itemId,
        imageURL: thumb(part.cleansedPartNo, part.drawingHash),
        ...named(partNames.returnDetail, part),
        returnQuantity: item.quantity,
        returnReason: item.reason,
        tradeClub: withoutGst(item.price),
        totalTradeClub: dollarsOf(item.refund),
        partIsAcceptable: acceptableOf(item),
        includeinStock: decided ? yesNo(item.includeInStock) : '',
        wrongPartSent:
          decided && item.reason === ReturnReason.RETURN_REASON_INCORRECT_PART ? yesNo(item.wrongPartSent) : '',
        lineErrorMessage: '',
        conversation: item.entries.map(toChatRow),
        exchange: item.exchange ? toExchange(item.exchange, exchanged.get(item.exchange.orderId)) : null,
      };
    }),
  };
};
