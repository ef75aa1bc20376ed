import { keyOf, type MailJob } from './mail-job.ts';
import { mailKey, type Template } from './mail-key.ts';

/** For each mail, the mails about the same order or return that its reader should get first. */
const earlierTemplates: Readonly<Record<Template, readonly Template[]>> = {
  'order-confirmation': [],
  'order-papers': [],
  'order-cancelled': [],
  'payment-problem': [],
  'prices-offered': ['order-confirmation'],
  'units-cancelled': ['order-confirmation'],
  'delivery-changed': ['order-confirmation'],
  'order-dispatched': ['order-confirmation', 'delivery-changed'],
  'order-delivered': ['order-confirmation', 'delivery-changed', 'order-dispatched'],
  'return-requested': [],
  'return-answered': ['return-requested'],
  'return-processed': ['return-requested', 'return-answered'],
};

/** The mails about changes of the address have numbers, so that they can be sent in their order. */
const earlierChanges = (mail: MailJob): string[] =>
  mail.template === 'delivery-changed'
    ? Array.from({ length: Number(mail.request) - 1 }, (_, at) => keyOf({ ...mail, request: String(at + 1) }))
    : [];

/** The keys of the mails that should reach the same address first. A key with a request begins with one of these. */
export const earlierKeys = (mail: MailJob): readonly string[] => {
  const { template, orderId, address } = mail;
  const templates = earlierTemplates[template].map((earlier) => mailKey(earlier, orderId, address));
  return [...templates, ...earlierChanges(mail)];
};
