import { type IntlShape, useIntl } from 'react-intl';
import { messages } from './messages.ts';

const own = [messages.noAnswer, messages.unknown];

/** Words of a server stay as they are; those that the client itself has put in their place are translated. */
export const translated = (text: string, { formatMessage }: IntlShape): string => {
  const message = own.find(({ defaultMessage }) => defaultMessage === text);
  return message ? formatMessage(message) : text;
};

export const ErrorText = ({ error }: { error: Error }) => translated(error.message, useIntl());
