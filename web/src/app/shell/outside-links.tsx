import { FormattedMessage, useIntl } from 'react-intl';
import { outside, SOCIAL_URL, TECHNICAL_DATA_URL } from '../../shared/brand/links.ts';
import { OutsideIcon, SocialIcon } from '../../shared/ui/icons.tsx';
import { messages } from '../messages.ts';

type Props = { className?: string };

/** A link to the subscription for vehicle data, which has its own site. */
export const TechnicalDataLink = ({ className }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <a href={TECHNICAL_DATA_URL} {...outside} className={className} title={formatMessage(messages.opensOutside)}>
      <FormattedMessage {...messages.technicalData} />
      <OutsideIcon size={14} />
    </a>
  );
};

export const SocialLink = ({ className }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <a href={SOCIAL_URL} {...outside} className={className} title={formatMessage(messages.opensOutside)}>
      <SocialIcon size={16} />
      <FormattedMessage {...messages.social} />
    </a>
  );
};
