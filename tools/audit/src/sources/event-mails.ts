import {
  addressVerified,
  authStaffActed,
  BookingRequested,
  EmailChanged,
  EnquirySubmitted,
  emailChanged,
  MemberRegistered,
  memberClosed,
  OrderCancelled,
  PromotionEntered,
} from '@southline/contracts/events';
import type { Binary, Db } from 'mongodb';

/** Keys of the mails that were given up, or sent to another address by staff. */
export const readRefusedMails = async (notifications: Db): Promise<ReadonlySet<string>> => {
  const refused = { $or: [{ state: 'failed' }, { redirected: true }] };
  const found = await notifications.collection<{ _id: string }>('mails').find(refused).toArray();
  return new Set(found.map(({ _id }) => _id));
};

/** A mail that an event must cause. */
export interface WantedMail {
  /** what/id */
  readonly key: string;
  /** When the event was sent. */
  readonly sentAt: Date;
}

export interface EventMail {
  /** what/id */
  readonly _id: string;
  readonly messageId: string;
  readonly state: string;
}

interface SentEvent {
  readonly topic: string;
  /** The event's name. */
  readonly what: string;
  readonly value: Uint8Array;
  readonly sentAt: Date;
}

/** Sent events that a service still stores. */
const readSentEvents = async (service: Db): Promise<SentEvent[]> => {
  const rows = await service
    .collection<{ topic: string; value: Binary; sentAt: Date }>('outbox')
    .find({ sent: true })
    .toArray();
  return rows.map(({ topic, value, sentAt }) => ({
    topic,
    sentAt,
    what: topic.split('.')[2] ?? '',
    value: value.buffer,
  }));
};

/** Events of auth that are not for the holder of an account. They begin with other fields. */
const notMailed: ReadonlySet<string> = new Set([addressVerified.topic, authStaffActed.topic]);

/** The template of an event's mail, where it is not the event's name. */
const templateOf = ({ topic, what, value }: SentEvent): string => {
  if (topic === memberClosed.topic) return 'account-closed';
  return topic === emailChanged.topic && EmailChanged.decode(value).restored ? 'email-restored' : what;
};

/** Each account event has one mail, whose key has its template and its request. */
export const readAccountMailsWanted = async (auth: Db): Promise<WantedMail[]> =>
  (await readSentEvents(auth))
    .filter(({ topic }) => !notMailed.has(topic))
    .map((event) => ({
      // All other events of auth begin with the same fields.
      key: `${templateOf(event)}/${MemberRegistered.decode(event.value).requestId}`,
      sentAt: event.sentAt,
    }));

/** Each visitor's form causes a mail to the desk. A receipt goes only to an address that is verified as the sender's. */
const siteMailKeys: Readonly<Record<string, (value: Uint8Array) => string[]>> = {
  'enquiry-submitted': (value) => {
    const { enquiryId, emailProven } = EnquirySubmitted.decode(value);
    return [`enquiry/${enquiryId}`, ...(emailProven ? [`enquiry-received/${enquiryId}`] : [])];
  },
  'booking-requested': (value) => {
    const { bookingId, emailProven } = BookingRequested.decode(value);
    return [`booking/${bookingId}`, ...(emailProven ? [`booking-received/${bookingId}`] : [])];
  },
  'promotion-entered': (value) => {
    const { entryId, emailProven } = PromotionEntered.decode(value);
    return emailProven ? [`promotion-entered/${entryId}`] : [];
  },
};

export const readSiteMailsWanted = async (content: Db): Promise<WantedMail[]> =>
  (await readSentEvents(content)).flatMap(({ what, value, sentAt }) =>
    (siteMailKeys[what]?.(value) ?? []).map((key) => ({ key, sentAt })),
  );

/** For each cancellation the order's dealer has one mail. It is dropped if the dealer has no address. */
export const readDealerMailsWanted = async (orders: Db): Promise<WantedMail[]> =>
  (await readSentEvents(orders))
    .filter(({ what }) => what === 'order-cancelled')
    .flatMap(({ value, sentAt }) => {
      const { orderId, cancellation } = OrderCancelled.decode(value);
      return cancellation?.dealer
        ? [{ key: `dealer-cancelled/${orderId}/${cancellation.cancellationNo}`, sentAt }]
        : [];
    });

/** The mails that were sent or are being sent, and the keys of those still queued. */
export const readEventMails = async (notifications: Db) => {
  const jobs = notifications.collection<{ _id: string }>('jobs');
  const waiting = { kind: { $in: ['account-mail', 'site-mail', 'dealer-mail'] }, state: 'queued' };
  const queued = await jobs.find(waiting, { projection: { _id: 1 } }).toArray();
  return {
    mails: await notifications.collection<EventMail>('account_mails').find().toArray(),
    queued: new Set(queued.map(({ _id }) => _id)),
  };
};
