import { type ReactNode, useEffect, useRef } from 'react';
import classes from './form-page.module.css';

/** Stands in the form's place once it is sent, and is what a reader hears next. */
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
