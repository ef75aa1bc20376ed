import { hourMs } from '@southline/kernel/clock';
import type { Flag } from './screens.ts';

export interface PromotionTimes {
  /** When the promotion closes. */
  readonly closesAt: Date;
  /** When the winners are drawn; without it they may be shown as soon as the promotion is closed. */
  readonly drawnAt: Date | undefined;
}

const earlier = (one: Date, other: Date | undefined): Date => (other && other < one ? other : one);
const later = (one: Date, other: Date | undefined): Date => (other && other > one ? other : one);

/** Overrides the flags: no banner after the promotion has closed, and no announcement of winners before its end. */
export const withinPromotion = (flag: Flag, { closesAt, drawnAt }: PromotionTimes): Flag => {
  if (flag.name === 'promotion-banner') return { ...flag, until: earlier(closesAt, flag.until) };
  if (flag.name === 'announcement') return { ...flag, from: later(later(closesAt, drawnAt), flag.from) };
  return flag;
};

const two = (number: number): string => String(number).padStart(2, '0');

/**
 * The texts that name the promotion's dates (public-site.txt, 2 and 5), moved to another closing date: organisations end a month
 * before individuals, and the trip is in the second month after.
 */
export const movedDates = (closesAt: Date): { language: string; key: string; text: string }[] => {
  // AEST has no summer time.
  const local = new Date(closesAt.getTime() + 10 * hourMs);
  const month = local.getUTCMonth();
  const inMonth = (months: number, day: number) => new Date(Date.UTC(local.getUTCFullYear(), month + months, day));
  const organisations = inMonth(0, 0);
  const [leave, back] = [inMonth(2, 3), inMonth(2, 12)];
  const short = (date: Date) => `${date.getUTCDate()}/${date.getUTCMonth() + 1}/${two(date.getUTCFullYear() % 100)}`;
  const full = (date: Date) =>
    `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${two(date.getUTCFullYear() % 100)}`;
  const day = (date: Date) => `${date.getUTCMonth() + 1} 月 ${date.getUTCDate()} 日`;
  const chinese = (date: Date) => `${date.getUTCFullYear()} 年 ${day(date)}`;
  const texts = (language: string, people: string, others: string, passport: string) => [
    { language, key: 'promotion.untilPeople', text: people },
    { language, key: 'promotion.untilOrganisations', text: others },
    { language, key: 'promotion.consent3', text: passport },
  ];
  return [
    ...texts(
      'en',
      `Individuals: ${short(local)}, 11:59 pm AEST`,
      `Organisations: ${short(organisations)}, end of day AEST`,
      `I hold a passport, and a visa if I need one, that is valid in the USA on the travel dates ${full(leave)} to ${full(back)}.`,
    ),
    ...texts(
      'zh',
      `个人：${chinese(local)}晚 11:59（AEST）`,
      `机构：${chinese(organisations)}当天结束（AEST）`,
      `我持有护照（如有需要还有签证），在 ${chinese(leave)}至 ${day(back)}的旅行期间可在美国有效使用。`,
    ),
  ];
};
