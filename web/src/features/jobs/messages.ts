import { defineMessages } from 'react-intl';
import texts from './messages.json';

const plain = defineMessages(texts);

const withValues = defineMessages<{
  pageTitle: { job: string };
  vehicle: { vehicle: string };
  short: { available: number; quantity: number };
  inStock: { available: number };
  pieces: { quantity: number };
  otherGrade: { grade: string };
  replacedBy: { number: string };
  add: { count: number };
  added: { count: number };
  shortCount: { count: number };
  take: { need: string };
  choose: { need: string };
}>({
  pageTitle: { id: 'jobs.pageTitle', defaultMessage: '{job}' },
  vehicle: { id: 'jobs.vehicle', defaultMessage: 'for {vehicle}' },
  short: { id: 'jobs.short', defaultMessage: 'Only {available} of {quantity} in stock' },
  inStock: { id: 'jobs.inStock', defaultMessage: '{available} in stock' },
  otherGrade: { id: 'jobs.otherGrade', defaultMessage: 'Available as {grade} only' },
  pieces: { id: 'jobs.pieces', defaultMessage: '{quantity} ×' },
  replacedBy: { id: 'jobs.replacedBy', defaultMessage: 'Replaced by {number}' },
  add: { id: 'jobs.add', defaultMessage: '{count, plural, one {Add # part} other {Add # parts}}' },
  added: {
    id: 'jobs.added',
    defaultMessage:
      '{count, plural, =0 {Nothing was added} one {# part is in your cart} other {# parts are in your cart}}',
  },
  shortCount: {
    id: 'jobs.shortCount',
    defaultMessage:
      '{count, plural, one {without # part with too little stock} other {without # parts with too little stock}}',
  },
  take: { id: 'jobs.take', defaultMessage: 'Take: {need}' },
  choose: { id: 'jobs.choose', defaultMessage: 'Choice for {need}' },
});

export const messages = { ...plain, ...withValues };
