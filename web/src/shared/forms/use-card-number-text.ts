import { holdsCardNumber } from '@southline/kernel/card-number';
import { useIntl } from 'react-intl';
import { problems } from './messages.ts';

/** The error for a field with a card number; undefined if there is none. */
export const useCardNumberText = () => {
  const { formatMessage } = useIntl();
  return (typed: string): string | undefined =>
    holdsCardNumber(typed) ? formatMessage(problems.cardNumber) : undefined;
};
