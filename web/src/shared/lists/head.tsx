import type { ComponentProps } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

type Props = Omit<ComponentProps<'th'>, 'children'> & { name: MessageDescriptor };

/** The head of a column. */
export const Head = ({ name, ...cell }: Props) => (
  <th scope="col" {...cell}>
    <FormattedMessage {...name} />
  </th>
);
