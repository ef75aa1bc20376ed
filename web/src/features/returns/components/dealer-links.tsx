import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { HAS_LOCATOR } from '../../../shared/brand/links.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { messages } from '../messages.ts';

/** To the parts stockists; until the locator has its pages, to whoever knows them. */
export const Stockist = () => {
  const { region, fileUrl } = useApi();
  return HAS_LOCATOR ? (
    <a href={fileUrl('location-service/parts-stockist')}>
      <FormattedMessage {...messages.stockist} />
    </a>
  ) : (
    <Link to="/$region/contact-us" params={{ region }}>
      <FormattedMessage {...messages.contact} />
    </Link>
  );
};
