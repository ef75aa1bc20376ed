import { Link } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { messages } from '../messages.ts';

/** A link to the parts stockists. */
export const Stockist = () => {
  const { formatMessage } = useIntl();
  const { region } = useApi();
  return <Link to={`/${region}/location-service/parts-stockist` as string}>{formatMessage(messages.stockist)}</Link>;
};
