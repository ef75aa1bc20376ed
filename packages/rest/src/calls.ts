import { accountCalls } from './accounts.ts';
import { analyticsCalls } from './analytics.ts';
import { cartCalls } from './cart.ts';
import { contentCalls } from './content.ts';
import { deskCalls } from './desk.ts';
import { favouriteCalls } from './favourites.ts';
import { garageCalls } from './garage.ts';
import { jobCalls } from './jobs.ts';
import { listCalls } from './lists.ts';
import { locationCalls } from './locations.ts';
import { noticeCalls } from './notices.ts';
import { orderCalls } from './orders.ts';
import { partCalls } from './parts.ts';
import { paymentCalls } from './payment.ts';
import { promotionCalls } from './promotion.ts';
import { rangeCalls } from './range.ts';
import { returnCalls } from './returns.ts';
import { secondFactorCalls } from './second-factor.ts';
import { sessionCalls } from './session.ts';
import { staffCalls } from './staff.ts';
import { suggestCalls } from './suggest.ts';
import { voucherCalls } from './vouchers.ts';

/** Every REST call, by its path below `/{region}/api/`. The BFF accepts no other. */
export const calls = {
  ...sessionCalls,
  ...contentCalls,
  ...locationCalls,
  ...analyticsCalls,
  ...partCalls,
  ...rangeCalls,
  ...suggestCalls,
  ...accountCalls,
  ...secondFactorCalls,
  ...favouriteCalls,
  ...noticeCalls,
  ...listCalls,
  ...garageCalls,
  ...jobCalls,
  ...cartCalls,
  ...paymentCalls,
  ...voucherCalls,
  ...orderCalls,
  ...returnCalls,
  ...deskCalls,
  ...staffCalls,
  ...promotionCalls,
};

export const callPaths = Object.keys(calls) as (keyof typeof calls)[];

/** The path with its variable part, if it has one. */
export const routeOf = (path: keyof typeof calls): string => {
  const call = calls[path];
  return 'route' in call ? call.route : path;
};
