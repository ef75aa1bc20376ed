import { defineMessages } from 'react-intl';

const plain = defineMessages({
  add: { id: 'cart.add', defaultMessage: 'Add to cart' },
  adding: { id: 'cart.adding', defaultMessage: 'Adding…' },
  added: { id: 'cart.added', defaultMessage: 'Added' },
  viewCart: { id: 'cart.view', defaultMessage: 'View cart' },
});

type Quantity = { minimum: number; most: number; name: string };

const withValues = defineMessages<{
  addedSaid: { quantity: number; number: string };
  less: Quantity;
  more: Quantity;
  quantityOf: Quantity;
  quantityNumber: Quantity;
  quantityMinimum: Quantity;
  quantityMultiple: Quantity;
  quantityMost: Quantity;
}>({
  addedSaid: { id: 'cart.added.said', defaultMessage: '{quantity} × {number} added to your cart' },
  less: { id: 'cart.less', defaultMessage: 'Fewer {name}' },
  more: { id: 'cart.more', defaultMessage: 'More {name}' },
  quantityOf: { id: 'cart.quantityOf', defaultMessage: 'Quantity of {name}' },
  quantityNumber: { id: 'cart.quantity.number', defaultMessage: 'Enter a whole number.' },
  quantityMinimum: { id: 'cart.quantity.minimum', defaultMessage: 'The smallest quantity is {minimum}.' },
  quantityMultiple: { id: 'cart.quantity.multiple', defaultMessage: 'Sold in multiples of {minimum}.' },
  quantityMost: { id: 'cart.quantity.most', defaultMessage: 'The largest quantity is {most}.' },
});

export const messages = { ...plain, ...withValues };
