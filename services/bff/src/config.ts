import { address, port, processEnv, readConfig, type Source, z } from '@southline/platform/config';

/** The BFF serves HTTP, so it drops the gRPC port of the common part. */
const { GRPC_PORT: _none, ...common } = processEnv();

const origin = () => z.url().transform((url) => new URL(url).origin);

const env = z
  .object({
    ...common,
    HTTP_HOST: z.string().default('127.0.0.1'),
    HTTP_PORT: port(8080),
    /** Path under which everything is served, without a slash at its end; empty at the root. */
    BASE_PATH: z
      .string()
      .regex(/^(\/[\w-]+)*$/, 'expected /path or nothing')
      .default(''),
    PUBLIC_URL: z.url(),
    DEFAULT_REGION: z.enum(['au', 'nz']).default('au'),
    /** The web client's dist folder; without it only the API is served. */
    WEB_ROOT: z.string().optional(),
    /**
     * The folder of the base map with style.json and its tiles. Without it and without a vendor's style, the locator
     * shows a list only.
     */
    MAP_ROOT: z.string().optional(),
    /** A vendor's style instead of our own. Browsers may then fetch from its origin. */
    MAP_STYLE_URL: z.url().optional(),
    /** At least 32 bytes; encrypts the tokens of links to documents. */
    LINK_SIGNING_KEY: z.base64().refine((key) => Buffer.from(key, 'base64').length >= 32, 'expected 32 bytes or more'),
    /**
     * A `mailto:` or `https:` address for reports of vulnerabilities, shown in security.txt. The default is the page
     * Contact Us.
     */
    SECURITY_CONTACT: z
      .string()
      .regex(/^(mailto:|https:)\S+$/, 'expected mailto:… or https:…')
      .optional(),
    COOKIE_SECURE: z.enum(['true', 'false']).optional(),
    /** Whether the internal page /{region}/cms exists. */
    TEST_PAGE: z.stringbool().default(false),
    /** Whether the public port answers `/readyz`, which names the services behind it; the internal port always does. */
    PUBLIC_READYZ: z.stringbool().default(false),
    /** Origin that the browser posts the card to. */
    PAYMENT_FORM_ORIGIN: origin(),
    CATALOGUE_ADDRESS: address(),
    ORDERS_ADDRESS: address(),
    VOUCHERS_ADDRESS: address(),
    RETURNS_ADDRESS: address(),
    DOCUMENTS_ADDRESS: address(),
    NOTIFICATIONS_ADDRESS: address(),
    AUTH_ADDRESS: address(),
    CONTENT_ADDRESS: address(),
    LOCATOR_ADDRESS: address(),
    REDIS_URL: z.string().regex(/^rediss?:\/\//, 'expected redis://…'),
    /**
     * The number of proxies in front of the BFF whose X-Forwarded-For is trusted. With 0, the socket's address is used.
     */
    TRUST_PROXY_HOPS: z.coerce.number().int().min(0).max(5).default(0),
    /** The most requests in progress; more get 503. Browsing, checkouts and uploads are counted separately. */
    MAX_CONCURRENT: z.coerce.number().int().min(1).default(400),
    MAX_CONCURRENT_CHECKOUTS: z.coerce.number().int().min(1).default(100),
    MAX_CONCURRENT_UPLOADS: z.coerce.number().int().min(1).default(50),
    /** The most concurrent requests of one client address, per process. */
    OPEN_REQUESTS_PER_ADDRESS: z.coerce.number().int().min(1).default(100),
    OPEN_UPLOADS_PER_ADDRESS: z.coerce.number().int().min(1).default(6),
    /** Requests per minute and client address, per process. */
    REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(30_000),
    /**
     * Server renderings per minute, for one client address and for all addresses, per process. Above the limit the
     * client renders the page itself.
     */
    RENDERINGS_PER_ADDRESS: z.coerce.number().int().min(1).default(60),
    RENDERINGS_PER_MINUTE: z.coerce.number().int().min(1).default(240),
    /** Access codes in ten minutes, per client address and per guest, across all processes. */
    PAYMENTS_PER_ADDRESS: z.coerce.number().int().min(1).default(300),
    PAYMENTS_PER_GUEST: z.coerce.number().int().min(1).default(30),
    /**
     * Voucher codes that a client address may try in ten minutes, across all processes. A guest or member may try ten.
     */
    VOUCHERS_PER_ADDRESS: z.coerce.number().int().min(1).default(100),
    /** Look-ups of registrations and VINs per hour, per client address and per guest, across all processes. */
    LOOKUPS_PER_ADDRESS: z.coerce.number().int().min(1).default(60),
    LOOKUPS_PER_GUEST: z.coerce.number().int().min(1).default(20),
    /** Look-ups per day, for a member and for a member whose account is younger than a week. */
    LOOKUPS_PER_MEMBER: z.coerce.number().int().min(1).default(200),
    LOOKUPS_PER_NEW_MEMBER: z.coerce.number().int().min(1).default(40),
    /** Orders without a payment, and mailed copies of them, per day, client address and guest, across all processes. */
    FREE_ORDERS_PER_ADDRESS: z.coerce.number().int().min(1).default(20),
    FREE_ORDERS_PER_GUEST: z.coerce.number().int().min(1).default(5),
    COPIES_PER_ADDRESS: z.coerce.number().int().min(1).default(30),
    COPIES_PER_GUEST: z.coerce.number().int().min(1).default(10),
    /** Calls per hour and exports per day of one staff account, above which an alert is raised. Nothing is refused. */
    STAFF_CALLS_PER_HOUR: z.coerce.number().int().min(1).default(600),
    STAFF_EXPORTS_PER_DAY: z.coerce.number().int().min(1).default(10),
    /** Enquiries and bookings per hour and client address, per process. */
    FORMS_PER_HOUR: z.coerce.number().int().min(1).default(20),
    /** Counted page views per hour and client address, per process. */
    PAGE_VIEWS_PER_HOUR: z.coerce.number().int().min(1).default(3_000),
    /** Uploaded receipts per hour and client address, per process. */
    UPLOADS_PER_HOUR: z.coerce.number().int().min(1).default(60),
  })
  .transform(({ COOKIE_SECURE, ...rest }) => ({
    ...rest,
    /** Cookies are Secure if the public address is https, unless the environment overrides it. */
    COOKIE_SECURE: COOKIE_SECURE === undefined ? rest.PUBLIC_URL.startsWith('https:') : COOKIE_SECURE === 'true',
  }));

export const loadConfig = (source: Source<typeof env>) => readConfig(env, source);
export type Config = z.output<typeof env>;
export type Environment = z.input<typeof env>;
