import type { Address, Summary } from './summary.ts';

type Test = (message: Summary) => boolean;

const has = (text: string, part: string) => text.toLowerCase().includes(part);
const anyHas = (addresses: readonly Address[], part: string) =>
  addresses.some(({ Name, Address }) => has(`${Name} ${Address}`, part));

const fields: Readonly<Record<string, (message: Summary, part: string) => boolean>> = {
  to: ({ To }, part) => anyHas(To, part),
  from: ({ From }, part) => anyHas([From], part),
  cc: ({ Cc }, part) => anyHas(Cc, part),
  bcc: ({ Bcc }, part) => anyHas(Bcc, part),
  'reply-to': ({ ReplyTo }, part) => anyHas(ReplyTo, part),
  subject: ({ Subject }, part) => has(Subject, part),
  'message-id': ({ MessageID }, part) => has(MessageID, part.replace(/^<|>$/g, '')),
  has: ({ Attachments }, part) => part === 'attachment' && Attachments > 0,
  is: ({ Read }, part) => (part === 'read' && Read) || (part === 'unread' && !Read),
};

const wordIn = ({ Subject, Snippet, From, To, Cc, Bcc }: Summary, word: string) =>
  has(Subject, word) || has(Snippet, word) || anyHas([From, ...To, ...Cc, ...Bcc], word);

// An optional ! or -, an optional field:, then a quoted phrase or a word without spaces.
const term = /([!-]?)(?:([a-z-]+):)?(?:"([^"]*)"|(\S+))/gi;

const testOf = (match: RegExpMatchArray): Test => {
  const [whole, negation, name, quoted, bare] = match;
  const value = (quoted ?? bare ?? '').toLowerCase();
  const field = name ? fields[name.toLowerCase()] : undefined;
  const positive: Test = field
    ? (message) => field(message, value)
    : (message) => wordIn(message, name ? whole.slice(negation?.length ?? 0).toLowerCase() : value);
  return negation ? (message) => !positive(message) : positive;
};

/**
 * Parses the part of Mailpit's search language that is used here: all terms must match. Words are searched in subject,
 * addresses and snippet.
 */
export const searchFor = (query: string): Test => {
  const tests = [...query.matchAll(term)].map(testOf);
  return (message) => tests.every((test) => test(message));
};
