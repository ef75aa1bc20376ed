import { Group } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { HeldMails } from '../../../shared/content/held-mails.tsx';
import { MailIcon } from '../../../shared/ui/icons.tsx';
import classes from './mail-sent.module.css';

type Props = { title: ReactNode; text: ReactNode; hint: ReactNode; children: ReactNode };

/** Replaces the form: the message takes the focus and names the next step. */
export const MailSent = ({ title, text, hint, children }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={classes.sent} tabIndex={-1} role="status">
      <MailIcon size={40} />
      <div>
        <h2>{title}</h2>
        <p className={classes.text}>{text}</p>
        <HeldMails />
        <p className={classes.hint}>{hint}</p>
        <Group gap="4px 22px" mt={12}>
          {children}
        </Group>
      </div>
    </div>
  );
};
