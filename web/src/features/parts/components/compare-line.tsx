import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from '../messages.ts';
import classes from './compare-screen.module.css';

type Props = { name: ReactNode; differs?: boolean; cells: readonly { key: string; content: ReactNode }[] };

/** One fact of all parts; a difference is marked visually and for screen readers. */
export const CompareLine = ({ name, differs = false, cells }: Props) => (
  <tr className={classes.line} data-differs={differs || undefined}>
    <th scope="row">
      {name}
      {differs && (
        <VisuallyHidden>
          {' '}
          (<FormattedMessage {...messages.compareDiffers} />)
        </VisuallyHidden>
      )}
    </th>
    {cells.map(({ key, content }) => (
      <td key={key}>{content ?? '–'}</td>
    ))}
  </tr>
);
