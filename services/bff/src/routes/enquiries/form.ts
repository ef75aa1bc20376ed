import type { FastifyRequest } from 'fastify';
import type { Settings } from '../../context.ts';
import { defaultLanguage } from '../../contract/fields.ts';

const hourMs = 3_600_000;

/** Each of these forms sends mail, so a client address may send only so many in an hour (counted in this process). */
export const formLimit = ({ FORMS_PER_HOUR }: Pick<Settings, 'FORMS_PER_HOUR'>) => ({
  rateLimit: { max: FORMS_PER_HOUR, timeWindow: hourMs },
});

const languages = ['en', 'zh'];

/** The visitor's choice, kept in a cookie (contract, "Decision, language"). */
export const languageOf = ({ cookies }: Pick<FastifyRequest, 'cookies'>): string => {
  const chosen = cookies['southline-language'] ?? '';
  return languages.includes(chosen) ? chosen : defaultLanguage;
};
