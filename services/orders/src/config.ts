import { AUSTRALIAN_STATES } from '@southline/kernel/place-names';
import { isTimeZone } from '@southline/kernel/zone-clock';
import {
  address,
  brokerList,
  mongoUrl,
  processEnv,
  readConfig,
  type Source,
  secondPersonAbove,
  secretKey,
  z,
} from '@southline/platform/config';
import { closingDaysOf } from './closing-days.ts';

const milliseconds = (fallback: number) => z.coerce.number().int().min(1).default(fallback);
const most = (fallback: number) => z.coerce.number().int().min(1).default(fallback);
const cents = (fallback: number) => z.coerce.number().int().min(0).default(fallback);

const env = z.object({
  ...processEnv(),
  MONGO_URL: mongoUrl(),
  KAFKA_BROKERS: brokerList(),
  CATALOGUE_ADDRESS: address(),
  PAYMENTS_ADDRESS: address(),
  VOUCHERS_ADDRESS: address(),
  LOCATOR_ADDRESS: address(),
  /** The key of the hashes by which buyers are compared: base64 of 32 bytes. */
  BUYER_KEY: secretKey(),
  /** Flat fee for a delivery, GST included. */
  DELIVERY_FEE_CENTS: cents(1295),
  /** Goods from this subtotal on are delivered free. */
  DELIVERY_FREE_FROM_CENTS: cents(15_000),
  /** How long stock is held for an order that is not paid. */
  HOLD_MINUTES: z.coerce.number().positive().default(15),
  /** How long a card that a browser has sent counts as being at its bank, while the provider says "unfinished". */
  CARD_WAIT_MINUTES: z.coerce.number().positive().default(10),
  /** How long stock is held for a guest who has placed no order. Never longer than HOLD_MINUTES. */
  HOLD_MINUTES_NEWCOMER: z.coerce.number().positive().default(5),
  /** Most units that a guest, or a member without a placed order, may hold unpaid. */
  UNPAID_UNITS: most(300),
  UNPAID_CENTS: most(1_500_000),
  /** Most units that a member with a placed order may hold unpaid. */
  UNPAID_UNITS_REGULAR: most(3_000),
  UNPAID_CENTS_REGULAR: most(10_000_000),
  /** Most units that all newcomers at one client address may hold together; 0: not limited. */
  UNPAID_UNITS_PER_ADDRESS: z.coerce.number().int().min(0).default(400),
  UNPAID_CENTS_PER_ADDRESS: most(2_000_000),
  SECOND_PERSON_ABOVE_CENTS: secondPersonAbove(),
  /** A paid order is placed this long after its capture, if its browser has not placed it. */
  PLACE_AFTER_MS: milliseconds(30_000),
  SWEEP_MS: milliseconds(3_000),
  WAREHOUSE_NAME: z.string().default('Southline Distribution Centre'),
  /** Orders placed before this time leave on the same working day, in the warehouse's time zone. */
  DISPATCH_CUT_OFF: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected HH:MM')
    .default('14:00'),
  WAREHOUSE_ZONE: z
    .string()
    .refine(isTimeZone, 'expected a time zone such as Australia/Melbourne')
    .default('Australia/Melbourne'),
  /** Working days from dispatch to arrival, by state. */
  TRANSIT_DAYS: z
    .string()
    .regex(/^[A-Z]{2,3}:\d{1,2}(,[A-Z]{2,3}:\d{1,2})*$/, 'expected VIC:1,NSW:2 and so on')
    .default('VIC:1,NSW:2,ACT:2,SA:2,TAS:2,QLD:3,NT:5,WA:5')
    .transform((text) => Object.fromEntries(text.split(',').map((each) => each.split(':'))) as Record<string, string>)
    .refine((days) => AUSTRALIAN_STATES.every((state) => state in days), 'expected every Australian state')
    .transform((days) => Object.fromEntries(Object.entries(days).map(([state, count]) => [state, Number(count)]))),
  /** The state whose public holidays the warehouse keeps. */
  WAREHOUSE_STATE: z.enum(AUSTRALIAN_STATES).default('VIC'),
  /** Days on which the company is closed, beside weekends and public holidays. */
  CLOSING_DAYS: z
    .string()
    .default('')
    .transform((text, context) => {
      const days = closingDaysOf(text);
      if (days) return days;
      context.addIssue('expected days and ranges such as 2026-12-24,2026-12-28..2026-12-31');
      return z.NEVER;
    }),
  WAREHOUSE_ADDRESS: z.string().default('120 Frankston-Dandenong Road, Dandenong South VIC 3175'),
});

export const loadConfig = (source: Source<typeof env>) => readConfig(env, source);
export type Config = z.output<typeof env>;
export type Environment = z.input<typeof env>;
