import { type ReactNode, useEffect, useRef } from 'react';
import classes from './form-page.module.css';

/** Replaces the form after sending and takes the focus, so that screen readers read it next. */
export const SentNote = ({ title, children }: { title: ReactNode; children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes.done} role="status">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </div>
  );
};
