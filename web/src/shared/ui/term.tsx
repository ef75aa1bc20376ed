import type { ComponentProps } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

/** A word of a `dl` and what it stands for. */
export const Term = ({ name, children, ...rest }: ComponentProps<'div'> & { name: MessageDescriptor }) => (
  <div {...rest}>
    <dt>
      <FormattedMessage {...name} />
    </dt>
    <dd>{children}</dd>
  </div>
);
