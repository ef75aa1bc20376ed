import type { FormEvent, ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import classes from './form.module.css';
import { Refusal, type RefusalProps } from './refusal.tsx';

type Props = RefusalProps & {
  onSubmit: (event: FormEvent) => void;
  pending: boolean;
  /** The button's text. */
  action: MessageDescriptor;
  /** Shown beside the button. */
  beside?: ReactNode;
  /** The success message, whether it is shown, and the callback that removes it when the visitor types again. */
  done?: { text: MessageDescriptor; shown: boolean; onTyped: () => void };
  wide?: boolean;
  children: ReactNode;
};

/** The fields of an account form, the server's message and the button. */
export const AccountForm = ({ onSubmit, pending, action, beside, done, wide, children, ...refusal }: Props) => (
  <form
    className={wide ? classes.wideForm : classes.form}
    onSubmit={onSubmit}
    onChange={done?.shown ? done.onTyped : undefined}
    noValidate
  >
    {children}
    <Refusal {...refusal} />
    {done?.shown && <Notice kind="info" text={done.text} />}
    <div className={classes.row}>
      <Button type="submit" size="md" loading={pending} data-main text={action} />
      {beside}
    </div>
  </form>
);
