import type { ComponentProps } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

/** A term of a `dl` with its description. */
export const Term = ({ name, children, ...rest }: ComponentProps<'div'> & { name: MessageDescriptor }) => (
  <div {...rest}>
    <dt>
      <FormattedMessage {...name} />
    </dt>
    <dd>{children}</dd>
  </div>
);
