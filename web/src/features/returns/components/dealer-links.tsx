import { useIntl } from 'react-intl';
import { Link } from '../../../shared/ui/link.tsx';
import { messages } from '../messages.ts';

/** A link to the parts stockists. */
export const Stockist = () => {
  const { formatMessage } = useIntl();
  return (
    <Link to="/$region/location-service/$type/{-$state}/{-$suburb}" params={{ type: 'parts-stockist' }}>
      {formatMessage(messages.stockist)}
    </Link>
  );
};
