import type { MailJob } from './mail-job.ts';
import { mailKey, type Template } from './mail-key.ts';

/** For each mail, those about the same order or return that its reader gets first. */
const earlierTemplates: Readonly<Record<Template, readonly Template[]>> = {
  'order-confirmation': [],
  'order-papers': [],
  'order-cancelled': [],
  'payment-problem': [],
  'prices-offered': ['order-confirmation'],
  'units-cancelled': ['order-confirmation'],
  'order-dispatched': ['order-confirmation'],
  'order-delivered': ['order-confirmation', 'order-dispatched'],
  'return-requested': [],
  'return-answered': ['return-requested'],
  'return-processed': ['return-requested', 'return-answered'],
};

/** The keys of the mails that go to the same address before this one; those with a request begin with such a key. */
export const earlierKeys = ({ template, orderId, address }: MailJob): readonly string[] =>
  earlierTemplates[template].map((earlier) => mailKey(earlier, orderId, address));
