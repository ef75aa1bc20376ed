import { pick } from '@southline/platform/measure';
import { unique } from '@southline/testkit';
import type { CartAnswer, Guest } from '../lib/guest.ts';
import { type Answer, Connection, doneOf } from '../lib/http.ts';
import { mailsFrom, mailsNow } from '../lib/mailbox.ts';
import { quantityOf } from '../lib/parts.ts';
import { signedIn } from './returns.ts';
import { newBuyer, type Stage } from './stage.ts';

/** An action of a visitor. It is prepared while every part of the shop works. */
interface Ready {
  /** Performs the action once. Throws if an answer breaks the contract. */
  try(): Promise<Seen>;
}

/** The answer that the visitor gets. */
export interface Seen {
  readonly worked: boolean;
  /** The text of a refusal; empty for a page. */
  readonly text: string;
  /** Whether the mail that this leads to has arrived. */
  readonly mailed?: () => Promise<boolean>;
}

type Activity = (stage: Stage) => Promise<Ready>;

/** The longest time that an answer may take: more than the deadline of a checkout. */
const longestMs = 12_000;

const within = async <T>(what: string, work: Promise<T>): Promise<T> => {
  const began = Date.now();
  const answer = await work;
  const tookMs = Date.now() - began;
  if (tookMs > longestMs) throw new Error(`${what} took ${tookMs} ms`);
  return answer;
};

/** A refusal must have a text and invite another try (503 with Retry-After, or Pending); otherwise throws. */
const judged = ({ http, body, retryAfterMs }: Answer): Seen => {
  if (body.status) return { worked: true, text: '' };
  const clear = (http === 503 && retryAfterMs !== undefined) || body.code === 'Pending';
  if (!clear || !body.message) throw new Error(`answered ${http} ${JSON.stringify(body)}`);
  return { worked: false, text: body.message };
};

const answered = async (response: Response): Promise<Answer> => {
  const retryAfter = response.headers.get('retry-after');
  const body = (await response.json()) as Answer['body'];
  return { http: response.status, body, retryAfterMs: retryAfter === null ? undefined : Number(retryAfter) };
};

const call = (answer: () => Promise<Answer>): Ready => ({
  try: async () => judged(await within('a call', answer())),
});

const connectionOf = ({ doors }: Stage) => new Connection(doors.next, { host: doors.host });

const visit = ({ doors }: Stage, path: string, init: RequestInit = {}) =>
  fetch(`${doors.next()}${path}`, { ...init, headers: { 'x-forwarded-host': doors.host } });

const inside = (html: string) => /<div id="root">([\s\S]*?)<script type="application\/json"/.exec(html)?.[1] ?? '';

/** Requests a page and checks that its first response contains the text. */
const page =
  (pageOf: (stage: Stage) => { readonly path: string; readonly text: string }): Activity =>
  async (stage) => ({
    try: async () => {
      const { path, text } = pageOf(stage);
      const answer = await within(path, visit(stage, `/au${path}`));
      const html = await answer.text();
      if (answer.status >= 500 && answer.status !== 503) throw new Error(`${path} answers ${answer.status}`);
      return { worked: answer.status === 200 && inside(html).includes(text), text: '' };
    },
  });

const filledCart = async (stage: Stage, name: string): Promise<{ guest: Guest; cart: CartAnswer }> => {
  const guest = newBuyer(stage, unique(name));
  const part = pick(stage.random, stage.parts);
  doneOf(await guest.add(part.productNr, quantityOf(part)));
  doneOf(await guest.saveDetails());
  return { guest, cart: await guest.cart() };
};

/** Pays and places an order of a cart that is ready. */
const checkout: Activity = async (stage) => {
  const { guest, cart } = await filledCart(stage, 'degraded');
  return {
    try: async () => {
      const given = await within('the access code', guest.accessCode(cart));
      if (!given.body.status) return judged(given);
      const attempt = doneOf(given);
      await guest.pay(attempt);
      const asked = await within('the query', guest.query(cart, attempt));
      if (!asked.body.status) return judged(asked);
      const placed = await within('the order', guest.submit(cart));
      if (!placed.body.status) return judged(placed);
      stage.acknowledged.push(cart.orderID);
      const mailed = async () => (await mailsNow(stage.stack.facts.urls.mailbox, guest.email)).length > 0;
      return { ...judged(placed), mailed };
    },
  };
};

const enquiry: Activity = async (stage) => {
  const email = `${unique('asks')}@example.com`;
  const connection = connectionOf(stage);
  const form = { name: 'Robin', phone: '0491570006', email, comment: 'Are you there?' };
  return {
    try: async () => {
      const seen = judged(await within('the enquiry', connection.post('Contactus/submit-contactus', form)));
      const mailed = async () =>
        (await mailsFrom(stage.stack.facts.urls.mailbox, email, 'enquiries@southline.example')).length > 0;
      return { ...seen, ...(seen.worked && { mailed }) };
    },
  };
};

/** The PDF of a cart's lines, which the documents service renders on request. */
const papers: Activity = async (stage) => {
  const { guest, cart } = await filledCart(stage, 'papers');
  return {
    try: async () => {
      const asked = await within('the link', guest.connection.post('order/get-order-pdf', { orderID: cart.orderID }));
      if (!asked.body.status) return judged(asked);
      const { pdflink } = doneOf(asked);
      const answer = await within(pdflink, visit(stage, pdflink));
      if (answer.status === 200) return { worked: true, text: '' };
      return judged(await answered(answer));
    },
  };
};

const receipt = Buffer.from('%PDF-1.4\n%%EOF\n');

const upload: Activity = async (stage) => ({
  try: async () => {
    const form = new FormData();
    form.append('files', new Blob([receipt]), 'receipt.pdf');
    form.append('receiptNo', unique('R'));
    const sent = visit(stage, '/au/api/ChicagoEntry/upload-file', { method: 'POST', body: form });
    const answer = await within('the upload', sent);
    return judged(await answered(answer));
  },
});

const member =
  (ask: (guest: Guest) => Promise<Answer>): Activity =>
  async (stage) => {
    const guest = await signedIn(stage, 'member', 'degraded');
    return call(() => ask(guest));
  };

const visitor =
  (ask: (connection: Connection) => Promise<Answer>): Activity =>
  async (stage) => {
    const connection = connectionOf(stage);
    return call(() => ask(connection));
  };

const firstPart = ({ parts: [part] }: Stage) => {
  if (!part) throw new Error('no part to look at');
  return part;
};

/** Every action that the table of docs/degradation.md names. */
export const activities = {
  pages: page(() => ({ path: '/about', text: 'About Southline' })),
  // A random part, so that mostly no BFF has its rendered page in the cache.
  'part pages': page(({ random, parts }) => {
    const { productNr } = pick(random, parts);
    return { path: `/part-detail/${encodeURIComponent(productNr)}`, text: productNr };
  }),
  'part lists': visitor((connection) =>
    connection.post('Products/search-by-category', { category: 'Filters', page: 1, pageSize: 20 }),
  ),
  'plate look-up': visitor((connection) =>
    connection.post('parts/execute', {
      httpMethod: 'POST',
      urlRelative: 'api/Vehicle/SearchByRego',
      data: { value: unique('p').slice(2, 8).toUpperCase(), state: 'VIC' },
    }),
  ),
  'site search': visitor((connection) => connection.get('contextsearch/google-search', { keywords: 'battery' })),
  dealers: visitor((connection) => connection.post('Locations/get-locations', { type: 'Parts', postcode: '3053' })),
  cart: async (stage) => {
    const { guest } = await filledCart(stage, 'carts');
    const part = firstPart(stage);
    return call(async () => {
      const read = await guest.connection.post('cart/get-shopping-carts-for-cartspage');
      return read.body.status ? guest.add(part.productNr, quantityOf(part)) : read;
    });
  },
  checkout,
  'voucher codes': async (stage) => {
    const { guest, cart } = await filledCart(stage, 'codes');
    const asked = { voucherCode: 'SAVE10', orderID: cart.orderID };
    return call(() => guest.connection.post('voucher/validate-voucher', asked));
  },
  'sign-in': async (stage) => {
    const guest = newBuyer(stage, unique('signs-in'));
    const credentials = { email: 'member@southline.example', password: stage.stack.facts.secrets.demoPassword };
    return call(() => guest.connection.post('auth/sign-in', credentials));
  },
  account: member(({ connection }) => connection.post('auth/get-profile')),
  orders: member(({ connection }) => connection.post('Order/get-member-orders', {})),
  returns: member(({ connection }) => connection.post('return/get-return-request-list', {})),
  papers,
  enquiries: enquiry,
  uploads: upload,
} as const satisfies Record<string, Activity>;

export type ActivityName = keyof typeof activities;
export const activityNames = Object.keys(activities) as ActivityName[];
