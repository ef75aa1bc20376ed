import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { messages } from '../messages.ts';

export const PartUnknown = ({ productNo }: { productNo: string }) => {
  const { formatMessage } = useIntl();
  const { region } = useApi();
  return (
    <div role="alert">
      <h1>{formatMessage(messages.gone)}</h1>
      <p>{formatMessage(messages.goneHint)}</p>
      <Link to="/$region/parts-finder" params={{ region }} search={{ part: productNo }}>
        <FormattedMessage {...messages.searchFor} values={{ number: productNo }} />
      </Link>
    </div>
  );
};
