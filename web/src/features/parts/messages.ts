import { defineMessages, type MessageTag } from 'react-intl';
import texts from './messages.json';

const plain = defineMessages(texts.plain);

/** The contents of each family, by its drawing. */
export const holds = defineMessages(texts.holds);

/** Tags: the characters that differ, and the whole number. */
type NearValues = { before: string; found: string; after: string; typed: string; m: MessageTag; n: MessageTag };

const withValues = defineMessages<{
  required: { n: number };
  minOrder: { n: number };
  total: { total: number };
  tooMany: { shown: number; total: number };
  showParts: { n: number };
  hideParts: { n: number };
  vehicleTotal: { shown: number; total: number };
  vehicleCount: { total: number };
  vehicleMatches: { shown: number; total: number };
  matchedOe: { number: string };
  matchedInterchange: { number: string };
  matchedSupersession: { number: string };
  nearOther: NearValues;
  nearMissing: NearValues;
  nearExtra: NearValues;
  lastPage: { page: number };
  searchFor: { number: string };
  notifyMember: { number: string; email: string };
  notifyGuest: { number: string };
  notifyReplacedMember: { number: string; email: string };
  notifyReplacedGuest: { number: string };
  allSizes: { total: number };
  allOf: { category: string };
  copyNumber: { number: string };
  copied: { number: string };
  cutOff: { time: string; place: string };
  arrives: { postcode: string; state: string; day: string };
  deliveryFee: { fee: string; freeFrom: string };
  moreForFree: { amount: string };
  drawingOf: { part: string };
  comparePart: { number: string };
  compared: { count: number };
  compareGo: { count: number };
  compareRemove: { number: string };
  filterCount: { count: number };
  showResults: { total: number };
  priceOver: { from: string };
  priceUpTo: { to: string };
  priceBetween: { from: string; to: string };
  fitFirst: { fit: number; vehicle: string };
  allFitting: { fit: number };
  partsFor: { words: string };
  allFound: { total: number };
  showAll: { total: number };
  showFitting: { fit: number };
  takeWords: { text: string };
  leftOut: { words: string };
  notSold: { thing: string };
  notSoldNearest: { thing: string };
}>({
  takeWords: { id: 'parts.understood.take', defaultMessage: 'Search without {text}' },
  leftOut: {
    id: 'parts.understood.leftOut',
    defaultMessage: 'No part matches everything. We searched without: {words}',
  },
  notSold: { id: 'parts.understood.notSold', defaultMessage: 'We do not sell this: {thing}.' },
  notSoldNearest: {
    id: 'parts.understood.nearest',
    defaultMessage: 'We do not sell this: {thing}. These are the nearest parts that we sell.',
  },
  required: { id: 'parts.required', defaultMessage: '{n} Required' },
  minOrder: { id: 'parts.minOrder', defaultMessage: 'Min Order to Buy: {n}' },
  total: { id: 'parts.total', defaultMessage: '{total, plural, one {# part} other {# parts}}' },
  tooMany: {
    id: 'parts.tooMany',
    defaultMessage:
      'These are the first {shown, number} of {total, number} parts. Choose a vehicle, a category or a longer part number to narrow your search.',
  },
  showParts: { id: 'parts.show', defaultMessage: 'Show {n, plural, one {# part} other {# parts}} of this kit' },
  hideParts: { id: 'parts.hide', defaultMessage: 'Hide {n, plural, one {# part} other {# parts}} of this kit' },
  vehicleTotal: { id: 'parts.vehicleTotal', defaultMessage: '{shown, number} of {total, number} vehicles shown' },
  vehicleCount: { id: 'parts.vehicleCount', defaultMessage: '{total, plural, one {# vehicle} other {# vehicles}}' },
  vehicleMatches: { id: 'parts.vehicleMatches', defaultMessage: '{shown, number} of {total, number} match' },
  matchedOe: { id: 'parts.matched.oe', defaultMessage: 'Found by its GM or OE number {number}' },
  matchedInterchange: {
    id: 'parts.matched.interchange',
    defaultMessage: 'Found by interchange: it replaces {number} of another brand',
  },
  matchedSupersession: { id: 'parts.matched.supersession', defaultMessage: 'Found by {number}, which it replaces' },
  nearOther: {
    id: 'parts.near.other',
    defaultMessage: 'Nearly your number: <n>{before}<m>{found}</m>{after}</n> has {found} where you typed {typed}',
  },
  nearMissing: {
    id: 'parts.near.missing',
    defaultMessage: 'Nearly your number: <n>{before}<m>{found}</m>{after}</n> also has {found}',
  },
  nearExtra: {
    id: 'parts.near.extra',
    defaultMessage: 'Nearly your number: <n>{before}{after}</n> is without {typed}',
  },
  lastPage: { id: 'parts.lastPage', defaultMessage: 'Show page {page, number}, the last one' },
  drawingOf: { id: 'parts.drawingOf', defaultMessage: '{part}, drawing with dimensions' },
  allSizes: { id: 'parts.sizes.all', defaultMessage: 'Show all {total, number} in the Parts Finder' },
  allOf: { id: 'parts.sizes.allOf', defaultMessage: '{category}: show all in the Parts Finder' },
  copyNumber: { id: 'parts.copy.number', defaultMessage: 'Copy {number}' },
  copied: { id: 'parts.copied', defaultMessage: '{number} is copied' },
  cutOff: {
    id: 'parts.delivery.cutOff',
    defaultMessage: 'Ordered by {time} ({place} time) on a working day, it leaves the same day.',
  },
  arrives: {
    id: 'parts.delivery.arrives',
    defaultMessage: 'Ordered now, we expect it in {postcode} {state} on {day}.',
  },
  deliveryFee: { id: 'parts.delivery.fee', defaultMessage: 'Delivery {fee}, free from {freeFrom}.' },
  moreForFree: { id: 'parts.delivery.more', defaultMessage: '{amount} more for free delivery.' },
  notifyMember: {
    id: 'parts.notify.member',
    defaultMessage: 'We email you once at {email}, the address of your account, when {number} is in stock again.',
  },
  notifyGuest: {
    id: 'parts.notify.guest',
    defaultMessage:
      'We email you once, when {number} is in stock again. A first email asks you to confirm your address.',
  },
  notifyReplacedMember: {
    id: 'parts.notify.replaced.member',
    defaultMessage: 'We email you once at {email}, the address of your account, when another number replaces {number}.',
  },
  notifyReplacedGuest: {
    id: 'parts.notify.replaced.guest',
    defaultMessage:
      'We email you once, when another number replaces {number}. A first email asks you to confirm your address.',
  },
  comparePart: { id: 'parts.comparePart', defaultMessage: 'Compare {number}' },
  compared: {
    id: 'parts.compared',
    defaultMessage: '{count, plural, one {# part selected:} other {# parts selected:}}',
  },
  compareGo: { id: 'parts.compare.go', defaultMessage: 'Compare {count} parts' },
  compareRemove: { id: 'parts.compare.remove', defaultMessage: 'Remove {number}' },
  filterCount: { id: 'parts.filters.count', defaultMessage: 'Filters ({count})' },
  showResults: {
    id: 'parts.filters.show',
    defaultMessage: 'Show {total, plural, one {# part} other {# parts}}',
  },
  priceOver: { id: 'parts.price.over', defaultMessage: 'From {from}' },
  priceUpTo: { id: 'parts.price.upTo', defaultMessage: 'Up to {to}' },
  priceBetween: { id: 'parts.price.between', defaultMessage: '{from} to {to}' },
  fitFirst: {
    id: 'parts.fit.first',
    defaultMessage: '{fit, plural, one {# fits} other {# fit}} your {vehicle}',
  },
  partsFor: { id: 'parts.for', defaultMessage: 'Parts for “{words}”' },
  allFound: { id: 'parts.for.all', defaultMessage: 'Show all {total, number} in the Parts Finder' },
  allFitting: { id: 'parts.fit.allFitting', defaultMessage: 'Show all {fit, number} that fit' },
  showAll: { id: 'parts.fit.all', defaultMessage: 'show all {total, number}' },
  showFitting: { id: 'parts.fit.only', defaultMessage: 'show only the {fit, number} that fit' },
  searchFor: { id: 'parts.searchFor', defaultMessage: 'Search for {number}' },
});

export const messages = { ...plain, ...withValues };

/** The position of a part on its vehicle, by end and side. */
export const placeMessages = defineMessages(texts.placeMessages);
