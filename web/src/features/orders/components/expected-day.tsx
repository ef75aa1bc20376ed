import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';

type Props = {
  message: MessageDescriptor;
  /** YYYY-MM-DD; empty: not known. */
  day: string;
};

const written = { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' } as const;

/** When something is expected, until that day is over. */
export const ExpectedDay = ({ message, day }: Props) => {
  const { formatDate } = useIntl();
  if (day === '' || day < new Date().toISOString().slice(0, 10)) return null;
  return (
    <p>
      <FormattedMessage {...message} values={{ day: formatDate(day, written) }} />
    </p>
  );
};
