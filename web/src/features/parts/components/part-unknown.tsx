import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../../shared/ui/link.tsx';
import { messages } from '../messages.ts';

export const PartUnknown = ({ productNo }: { productNo: string }) => {
  const { formatMessage } = useIntl();
  return (
    <div role="alert">
      <h1>{formatMessage(messages.gone)}</h1>
      <p>{formatMessage(messages.goneHint)}</p>
      <Link to="/$region/parts-finder" search={{ part: productNo }}>
        <FormattedMessage {...messages.searchFor} values={{ number: productNo }} />
      </Link>
    </div>
  );
};
