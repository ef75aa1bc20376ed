import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { messages } from '../messages.ts';

/** A link to the parts stockists. */
export const Stockist = () => {
  const { region } = useApi();
  return (
    <Link to={`/${region}/location-service/parts-stockist` as string}>
      <FormattedMessage {...messages.stockist} />
    </Link>
  );
};
