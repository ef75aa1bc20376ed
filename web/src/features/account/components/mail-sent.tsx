import { type ReactNode, useEffect, useRef } from 'react';
import { useSwitchText } from '../../../shared/content/switches.ts';
import { MailIcon } from '../../../shared/ui/icons.tsx';
import classes from './mail-sent.module.css';

type Props = { title: ReactNode; text: ReactNode; hint: ReactNode; children: ReactNode };

/** Replaces the form: the message takes the focus and names the next step. */
export const MailSent = ({ title, text, hint, children }: Props) => {
  const held = useSwitchText('mails-held');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={classes.sent} tabIndex={-1} role="status">
      <MailIcon size={40} />
      <div>
        <h2>{title}</h2>
        <p className={classes.text}>{text}</p>
        {held && (
          <p>
            <strong>{held}</strong>
          </p>
        )}
        <p className={classes.hint}>{hint}</p>
        <div className={classes.ways}>{children}</div>
      </div>
    </div>
  );
};
