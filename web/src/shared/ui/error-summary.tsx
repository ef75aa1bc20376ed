import type { ReactNode } from 'react';
import classes from './error-summary.module.css';
import { Notice } from './notice.tsx';

type Props = { title: ReactNode; problems: readonly { id: string; text: ReactNode }[] };

/** All that is wrong in one place, each a way to its field. Gone when the fields are right. */
export const ErrorSummary = ({ title, problems }: Props) => {
  if (problems.length === 0) return null;
  return (
    <div className={classes.summary}>
      <Notice kind="error" title={title}>
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
