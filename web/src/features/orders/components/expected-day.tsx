import { type MessageDescriptor, useIntl } from 'react-intl';
import { nearDay } from '../../../shared/i18n/near-day.ts';

type Props = {
  message: MessageDescriptor;
  /** YYYY-MM-DD; empty: not known. */
  day: string;
};

/** The day when something is expected; nothing once that day is over. */
export const ExpectedDay = ({ message, day }: Props) => {
  const { formatMessage, formatDate } = useIntl();
  if (day === '' || day < new Date().toISOString().slice(0, 10)) return null;
  return <p>{formatMessage(message, { day: formatDate(day, nearDay) })}</p>;
};
