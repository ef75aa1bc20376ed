import { holdsCardNumber } from '@southline/kernel/card-number';
import { useIntl } from 'react-intl';
import { problems } from './messages.ts';

/** What to say at a field that a card number was typed into; undefined where there is none. */
export const useCardNumberText = () => {
  const { formatMessage } = useIntl();
  return (typed: string): string | undefined =>
    holdsCardNumber(typed) ? formatMessage(problems.cardNumber) : undefined;
};
