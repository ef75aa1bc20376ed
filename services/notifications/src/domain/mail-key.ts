import { createHash } from 'node:crypto';
import { normalizedAddress } from '@southline/kernel/email';

const sha256Hex = (text: string): string => createHash('sha256').update(text).digest('hex');

export const orderTemplates = [
  'order-confirmation',
  'order-papers',
  'order-cancelled',
  'units-cancelled',
  'order-dispatched',
  'order-delivered',
  'payment-problem',
  'prices-offered',
  'delivery-changed',
] as const;
export type OrderTemplate = (typeof orderTemplates)[number];

export const returnTemplates = ['return-requested', 'return-answered', 'return-processed'] as const;
export type ReturnTemplate = (typeof returnTemplates)[number];
export type Template = OrderTemplate | ReturnTemplate;

export const isAboutReturn = (template: Template): template is ReturnTemplate => template.startsWith('return-');

/** The natural key of a mail: its template, its order or return, and its address (hashed, because keys appear in logs). */
export const mailKey = (template: Template, orderId: string, address: string): string =>
  `${template}/${orderId}/${sha256Hex(normalizedAddress(address))}`;

const senderDomain = (from: string): string => /@([^\s@<>]+)>?$/.exec(from)?.[1] ?? 'localhost';

/** The same for every sending of one mail, so that repeats can be recognised. */
export const messageId = (key: string, from: string): string =>
  `<${sha256Hex(key).slice(0, 40)}@${senderDomain(from)}>`;
