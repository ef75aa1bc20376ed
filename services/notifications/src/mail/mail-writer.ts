import type { PlacedOrder } from '@southline/kernel/order';
import type { PartNames } from '@southline/kernel/phrases';
import type { MailJob } from '../domain/mail-job.ts';
import type { Mail, MailWriter, Orders, ReturnNews } from '../domain/ports.ts';
import type { ReturnAnswer } from '../domain/return-news.ts';
import { accountMail } from './account/account-mail.ts';
import { confirmationMail } from './confirmation.ts';
import { dealerCancelledMail, dealerOrderMail, dealerReturnMail } from './dealer.ts';
import { deliveryChangedMail } from './delivery-changed.ts';
import { deliveredMail, dispatchedMail } from './fulfilment.ts';
import type { Site } from './mail.ts';
import { noticeMail } from './notice/notice-mail.ts';
import { cancelledMail, papersMail, paymentProblemMail } from './order-problems.ts';
import { orderMailWords } from './order-words/index.ts';
import { orderMail, remark, secret, sentence } from './pieces.ts';
import { priceOfferMail } from './price-offer.ts';
import { answeredMail, processedMail, requestedMail } from './returns.ts';
import { siteMail } from './site/site-mail.ts';
import { unitsCancelledMail } from './units-cancelled.ts';

/**
 * The code that opens a guest's order, in the language of the visitor who requested it. The order number is the only
 * fact about the order.
 */
const orderCodeMail = (
  { orderNo, region }: Pick<PlacedOrder, 'orderNo' | 'region'>,
  language: string,
  code: string,
  site: Site,
): Mail => {
  const words = orderMailWords(language);
  const { subject, title, label, closing, notYou } = words.accessCode;
  return orderMail(words, {
    site,
    region,
    subject: subject(orderNo, code),
    title: title(orderNo),
    preview: closing,
    body: [secret(label, code), sentence(closing), remark(notYou)],
  });
};

/** Writes mails from the data of the events, with the part names in the reader's language. */
export const mailWriter = (orders: Orders, returns: ReturnNews, names: PartNames, site: Site): MailWriter => {
  const naming = async ({ language }: { readonly language: string }) => {
    const name = await names(language);
    return <Part extends { readonly description: string; readonly fitNote?: string }>(part: Part) => ({
      ...part,
      description: name(part.description),
      ...(part.fitNote && { fitNote: name(part.fitNote) }),
    });
  };
  const readOrder = async ({ orderId, parcel, place }: MailJob) => {
    const order = await (parcel ? orders.readParcel(orderId, parcel) : orders.read(orderId));
    return { ...order, ...place, lines: order.lines.map(await naming(order)) };
  };
  return {
    async aboutOrder(job: MailJob, withPapers) {
      const { template, orderId, role, request, carrier = '', trackingNo = '', parcel, problem, offer } = job;
      switch (template) {
        case 'order-confirmation':
          return confirmationMail({
            order: await readOrder(job),
            role,
            site,
            withPapers,
            again: request !== undefined,
          });
        case 'order-papers':
          return papersMail(await orders.read(orderId), role, site);
        case 'order-dispatched':
          return dispatchedMail(await readOrder(job), { carrier, trackingNo, parcel }, site);
        case 'order-delivered':
          return deliveredMail(await readOrder(job), site, parcel);
        case 'order-cancelled':
          return cancelledMail(await orders.readCancellation(orderId), site);
        case 'units-cancelled': {
          const cancelled = await orders.readUnitsCancelled(orderId, Number(request));
          const name = await naming(cancelled.order);
          const { goods, left } = cancelled;
          return unitsCancelledMail({ ...cancelled, goods: goods.map(name), left: left.map(name) }, withPapers, site);
        }
        case 'return-requested': {
          const asked = await returns.request(job);
          return requestedMail({ ...asked, goods: asked.goods.map(await naming(asked)) }, site);
        }
        case 'return-answered': {
          const [first, ...rest] = await returns.answers(job);
          const name = await naming(first);
          const named = (answer: ReturnAnswer) => ({ ...answer, item: name(answer.item) });
          return answeredMail([named(first), ...rest.map(named)], await orders.dealerOf(first.orderId), site);
        }
        case 'return-processed': {
          const end = await returns.end(job);
          return processedMail({ ...end, goods: end.goods.map(await naming(end)) }, withPapers, site);
        }
        case 'prices-offered': {
          if (!offer) throw new Error('The offer of a mail is not there.');
          const order = await readOrder(job);
          return priceOfferMail(order, { ...offer, lines: offer.lines.map(await naming(order)) }, site);
        }
        case 'delivery-changed':
          return deliveryChangedMail(await readOrder(job), job.byStaff ?? false, site);
        case 'payment-problem':
          if (!problem) throw new Error('The problem of a mail is not there.');
          return paymentProblemMail(problem, site);
      }
    },
    async toDealer(job) {
      switch (job.template) {
        case 'dealer-order':
          return dealerOrderMail(await orders.read(job.orderId), site);
        case 'dealer-cancelled':
          return dealerCancelledMail(await orders.readUnitsCancelled(job.orderId, job.cancellationNo), site);
        case 'dealer-return':
          return dealerReturnMail(await returns.request({ template: 'return-requested', orderId: job.returnId }), site);
      }
    },
    withCode: (order, language, code) => orderCodeMail(order, language, code, site),
    aboutAccount: (job, secret) => accountMail(job, site, secret),
    aboutSite: (job) => siteMail(job, site),
    aboutNotice: async (notice) => noticeMail((await naming(notice))(notice), site),
  };
};
