import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { PageTitle } from './page-title.tsx';

type Props = { title: MessageDescriptor; lead: MessageDescriptor; className?: string | undefined };

/** Heading and first sentences of a page; its tab has the same title. */
export const PageHead = ({ title, lead, className }: Props) => (
  <div className={className}>
    <PageTitle message={title} />
    <h1>
      <FormattedMessage {...title} />
    </h1>
    <p>
      <FormattedMessage {...lead} />
    </p>
  </div>
);
