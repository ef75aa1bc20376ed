import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { messages } from '../messages.ts';

/** A link to the order pad. */
export const ToPad = () => {
  const { region } = useApi();
  return (
    <p>
      <Link to="/$region/quick-order" params={{ region }}>
        <FormattedMessage {...messages.toPad} />
      </Link>
    </p>
  );
};
