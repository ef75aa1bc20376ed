import { VisuallyHidden } from '@mantine/core';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Head } from '../lists/head.tsx';
import { partColumns } from './messages.ts';

type ClassName = string | undefined;
type Props = {
  className: ClassName;
  picture: ClassName;
  /** The columns after the drawing and the part. */
  columns: readonly (readonly [message: MessageDescriptor, className: ClassName])[];
};

export const PartTableHead = ({ className, picture, columns }: Props) => (
  <thead className={className}>
    <tr>
      <th scope="col" className={picture}>
        <VisuallyHidden>
          <FormattedMessage {...partColumns.picture} />
        </VisuallyHidden>
      </th>
      <Head name={partColumns.part} />
      {columns.map(([message, column]) => (
        <Head name={message} key={message.id} className={column} />
      ))}
    </tr>
  </thead>
);
