import { defineMessages } from 'react-intl';
import texts from './messages.json';

const plain = defineMessages(texts);

type Row = { row: number };
const withValues = defineMessages<{
  numberOf: Row;
  quantityOf: Row;
  removeRow: Row;
  superseded: { number: string };
  rounded: { quantity: number; minimum: number };
  short: { count: number };
  takeAll: { count: number };
  take: { number: string };
  inStock: { count: number };
  addSome: { ready: number; rows: number };
  addAll: { rows: number };
  sum: { rows: number; ready: number };
  unpriced: { count: number };
  added: { count: number };
  addedLeft: { count: number };
  leftOut: { count: number };
  ignored: { count: number };
  unconfirmed: { count: number };
  rowsIn: { count: number };
  linkHint: { date: string };
  shared: { name: string };
  saved: { name: string };
  putOf: { name: string };
  shareOf: { name: string };
  removeOf: { name: string };
}>({
  numberOf: { id: 'pad.number.of', defaultMessage: 'Part number, row {row}' },
  quantityOf: { id: 'pad.quantity.of', defaultMessage: 'Quantity, row {row}' },
  removeRow: { id: 'pad.row.remove', defaultMessage: 'Remove row {row}' },
  superseded: { id: 'pad.state.superseded', defaultMessage: 'Replaced by {number}' },
  rounded: { id: 'pad.state.rounded', defaultMessage: 'Rounded up to {quantity}: sold in multiples of {minimum}' },
  short: { id: 'pad.state.short', defaultMessage: 'Only {count} in stock.' },
  takeAll: { id: 'pad.state.takeAll', defaultMessage: 'Order the {count} in stock' },
  take: { id: 'pad.state.take', defaultMessage: 'Use {number}' },
  inStock: { id: 'pad.stock', defaultMessage: '{count, number} in stock' },
  addSome: { id: 'pad.add.some', defaultMessage: 'Add {ready} of {rows}' },
  addAll: { id: 'pad.add.all', defaultMessage: '{rows, plural, one {Add # row} other {Add all # rows}}' },
  sum: { id: 'pad.sum', defaultMessage: '{rows, plural, one {# row} other {# rows}}, {ready} ready' },
  unpriced: {
    id: 'pad.unpriced',
    defaultMessage: '{count, plural, one {and # price to be advised} other {and # prices to be advised}}',
  },
  added: { id: 'pad.added', defaultMessage: '{count, plural, one {# row is} other {# rows are}} in your cart' },
  addedLeft: {
    id: 'pad.added.left',
    defaultMessage:
      '{count, plural, one {# row stays here, with the reason beside it.} other {# rows stay here, with the reason beside each.}}',
  },
  leftOut: {
    id: 'pad.leftOut',
    defaultMessage:
      'A pad holds 200 rows. {count, plural, one {# more was} other {# more were}} left out: add these first, then paste the rest.',
  },
  ignored: {
    id: 'pad.ignored',
    defaultMessage:
      '{count, plural, one {# line without a part number was} other {# lines without a part number were}} left out.',
  },
  unconfirmed: {
    id: 'pad.unconfirmed',
    defaultMessage: 'We do not know whether {count, plural, one {# row} other {# rows}} reached the cart',
  },
  rowsIn: { id: 'pad.lists.rows', defaultMessage: '{count, plural, one {# row} other {# rows}}' },
  linkHint: {
    id: 'pad.lists.link.hint',
    defaultMessage:
      'Anyone with this link can see the part numbers and quantities, but not who shared them. The link expires on {date}.',
  },
  shared: { id: 'pad.shared', defaultMessage: 'Shared with you: {name}' },
  saved: { id: 'pad.lists.saved', defaultMessage: '{name} is saved' },
  putOf: { id: 'pad.lists.put.of', defaultMessage: 'Put {name} on the pad' },
  shareOf: { id: 'pad.lists.share.of', defaultMessage: 'Share {name}' },
  removeOf: { id: 'pad.lists.remove.of', defaultMessage: 'Remove {name}' },
});

export const messages = { ...plain, ...withValues };
