import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../ui/notice.tsx';
import { hints } from './messages.ts';
import classes from './summary.module.css';

type Props = { problems: readonly { id: string; text: ReactNode }[]; className?: string };

/** Lists all problems, each with a link to its field. A single problem is shown only at its field, which has the focus. */
export const Summary = ({ problems, className }: Props) => {
  if (problems.length < 2) return null;
  return (
    <div className={`${classes.summary} ${className ?? ''}`}>
      <Notice kind="error" title={<FormattedMessage {...hints.checkFields} />}>
        <ul className={classes.list}>
          {problems.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(id)?.focus();
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
};
