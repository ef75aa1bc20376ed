import { type IntlShape, useIntl } from 'react-intl';
import { messages } from './messages.ts';

const own = [messages.noAnswer, messages.unknown];

/** A sentence of a server by its text for the visitor's language, where there is one; what the client says in its place by its own. */
const sentence = (text: string, { messages: texts, formatMessage }: IntlShape): string => {
  const message = own.find(({ defaultMessage }) => defaultMessage === text);
  if (message) return formatMessage(message);
  const found = texts[`server.${text}`];
  return typeof found === 'string' ? found : text;
};

/** Several sentences of one answer stand in lines of their own. */
export const translated = (text: string, intl: IntlShape): string =>
  text
    .split('<br>')
    .map((line) => sentence(line, intl))
    .join('<br>');

/** What a server has against a field. */
export const Told = ({ text }: { text: string }) => translated(text, useIntl());

export const ErrorText = ({ error }: { error: Error }) => <Told text={error.message} />;
