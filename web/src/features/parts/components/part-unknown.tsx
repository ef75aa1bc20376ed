import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { messages } from '../messages.ts';

export const PartUnknown = ({ productNo }: { productNo: string }) => {
  const { region } = useApi();
  return (
    <div role="alert">
      <h1>
        <FormattedMessage {...messages.gone} />
      </h1>
      <p>
        <FormattedMessage {...messages.goneHint} />
      </p>
      <Link to="/$region/parts-finder" params={{ region }} search={{ part: productNo }}>
        <FormattedMessage {...messages.searchFor} values={{ number: productNo }} />
      </Link>
    </div>
  );
};
