import type { AddressObject, ParsedMail } from 'mailparser';

/** Field names of Mailpit's API, used here and in all HTTP answers. */
export interface Address {
  readonly Name: string;
  readonly Address: string;
}

/** The SMTP envelope: MAIL FROM and RCPT TO. */
export interface Envelope {
  readonly from: string;
  readonly to: readonly string[];
}

/** A row of the list. */
export interface Summary {
  readonly ID: string;
  /** Without the angle brackets. */
  readonly MessageID: string;
  readonly Read: boolean;
  readonly From: Address;
  readonly To: readonly Address[];
  readonly Cc: readonly Address[];
  /** Recipients of the envelope that no header names. */
  readonly Bcc: readonly Address[];
  readonly ReplyTo: readonly Address[];
  readonly Subject: string;
  /** When it was accepted, ISO 8601 UTC. */
  readonly Created: string;
  readonly Username: string;
  readonly Tags: readonly string[];
  /** Bytes. */
  readonly Size: number;
  readonly Attachments: number;
  readonly Snippet: string;
}

export const addressesOf = (field: AddressObject | AddressObject[] | undefined): Address[] =>
  [field ?? []]
    .flat()
    .flatMap(({ value }) => value)
    .flatMap((entry) => (entry.group ? entry.group : [entry]))
    .map(({ name, address }) => ({ Name: name, Address: address ?? '' }));

const snippetLength = 250;

export const plainText = (mail: ParsedMail): string => mail.text ?? '';

const withoutBrackets = (messageId: string | undefined) => (messageId ?? '').replace(/^<|>$/g, '');

/** The number of attached files of a message, without parsing it. */
export const attachedFiles = (message: Buffer): number =>
  message.toString('latin1').match(/^content-disposition: *attachment/gim)?.length ?? 0;

/** Only attached files count; pictures that the HTML embeds by content id do not. */
export const isAttached = (attachment: { readonly related?: boolean | undefined }): boolean => !attachment.related;

export const summarize = (
  mail: ParsedMail,
  envelope: Envelope,
  facts: { readonly ID: string; readonly Created: string; readonly Size: number; readonly Attachments: number },
): Summary => {
  const To = addressesOf(mail.to);
  const Cc = addressesOf(mail.cc);
  const named = new Set([...To, ...Cc].map(({ Address }) => Address.toLowerCase()));
  return {
    ...facts,
    MessageID: withoutBrackets(mail.messageId),
    Read: false,
    From: addressesOf(mail.from)[0] ?? { Name: '', Address: envelope.from },
    To,
    Cc,
    Bcc: envelope.to.filter((to) => !named.has(to.toLowerCase())).map((to) => ({ Name: '', Address: to })),
    ReplyTo: addressesOf(mail.replyTo),
    Subject: mail.subject ?? '',
    Username: '',
    Tags: [],
    Snippet: plainText(mail).replace(/\s+/g, ' ').trim().slice(0, snippetLength),
  };
};
