import type { Options } from 'k6/options';
import { load } from '../profiles/load.ts';
import type { Profile } from '../profiles/profile.ts';
import { promo } from '../profiles/promo.ts';
import { smoke } from '../profiles/smoke.ts';
import { soak } from '../profiles/soak.ts';
import { stress } from '../profiles/stress.ts';

const profiles = { smoke, load, stress, soak, promo };

/** The profile that the run was given. */
export const chosenProfile = (): Profile => {
  const name = __ENV.PROFILE || 'smoke';
  const profile = Object.entries(profiles).find(([key]) => key === name)?.[1];
  if (!profile) throw new Error(`No profile ${name}; there are ${Object.keys(profiles).join(', ')}.`);
  return profile;
};

/** k6 reports figures of a single call only if a threshold names it; this threshold always holds. */
const shown = (calls: readonly string[]) =>
  Object.fromEntries(calls.map((call) => [`http_req_duration{name:${call}}`, ['max>=0']]));

/** The options of a scenario: `goalMs` is the p95 of one operation; the summary lists `calls` separately. */
export const optionsFor = (goalMs: number, calls: readonly string[]): Options => {
  const { scenarios, thresholds } = chosenProfile();
  return {
    scenarios,
    thresholds: { ...thresholds(goalMs), ...shown(calls) },
    summaryTrendStats: ['avg', 'med', 'p(95)', 'p(99)', 'max'],
    discardResponseBodies: false,
    userAgent: 'southline-load-test',
  };
};
