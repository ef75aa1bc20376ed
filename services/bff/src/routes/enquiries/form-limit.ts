import { hourMs } from '@southline/kernel/clock';
import type { Settings } from '../../context.ts';

/**
 * Each of these forms sends a mail, so their number per client address and hour is limited (counted in this process).
 */
export const formLimit = ({ FORMS_PER_HOUR }: Pick<Settings, 'FORMS_PER_HOUR'>) => ({
  rateLimit: { max: FORMS_PER_HOUR, timeWindow: hourMs },
});
