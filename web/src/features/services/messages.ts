import { defineMessages } from 'react-intl';
import texts from './messages.json';
import services from './service-words.json';

export const messages = defineMessages(texts);

type Words = { name: string; short: string; lead: string; done: string[]; due: string };

const words = (key: string, { name, short, lead, done, due }: Words) => ({
  name: { id: `services.${key}.name`, defaultMessage: name },
  short: { id: `services.${key}.short`, defaultMessage: short },
  lead: { id: `services.${key}.lead`, defaultMessage: lead },
  done: done.map((text, index) => ({ id: `services.${key}.done.${index + 1}`, defaultMessage: text })),
  due: { id: `services.${key}.due`, defaultMessage: due },
});
export type ServiceWords = ReturnType<typeof words>;

export const serviceWords: Readonly<Record<string, ServiceWords>> = Object.fromEntries(
  Object.entries(services).map(([key, service]) => [key, words(key, service)]),
);
