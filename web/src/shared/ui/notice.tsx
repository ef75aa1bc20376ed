import type { ReactNode, Ref } from 'react';
import { InfoIcon, WarningIcon } from './icons.tsx';
import { MessageOr, type WithMessage } from './message-or.tsx';
import classes from './notice.module.css';

type Props = WithMessage<{
  kind: 'error' | 'warning' | 'info';
  title?: ReactNode;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}>;

/** A box with a message and the next step. Errors interrupt a screen reader, others wait. */
export const Notice = ({ kind, title, text, children, ref }: Props) => (
  <div ref={ref} className={classes.notice} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'} tabIndex={-1}>
    {kind === 'info' ? <InfoIcon /> : <WarningIcon />}
    <div className={classes.text}>
      {title && <p className={classes.title}>{title}</p>}
      <MessageOr text={text}>{children}</MessageOr>
    </div>
  </div>
);
