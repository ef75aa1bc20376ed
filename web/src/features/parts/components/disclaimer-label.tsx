import { FormattedMessage } from 'react-intl';
import { InfoIcon } from '../../../shared/ui/icons.tsx';
import { messages } from '../messages.ts';

export const DisclaimerLabel = () => (
  <>
    <InfoIcon size={16} />
    <FormattedMessage {...messages.disclaimer} />
  </>
);
