import { useState } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/button.tsx';
import { useRemoveLines } from '../api/cart-mutations.ts';
import type { CartLine } from '../api/cart-types.ts';
import { messages } from '../messages.ts';
import classes from './cart-lines.module.css';

type Props = {
  lines: CartLine[];
  label: MessageDescriptor;
  onRemoved: (lines: CartLine[]) => void;
  /** Sets the focus after the pressed button has disappeared. */
  goOn: () => void;
};

/** Removes every line, after a confirming second press. */
export const RemoveAll = ({ lines, label, onRemoved, goOn }: Props) => {
  const { formatMessage } = useIntl();
  const { mutate: remove } = useRemoveLines();
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <button type="button" className={classes.removeAll} onClick={() => setAsking(true)}>
        <FormattedMessage {...label} />
      </button>
    );
  const done = () => {
    setAsking(false);
    goOn();
  };
  return (
    <>
      <span>{formatMessage(messages.removeAllSure, { count: lines.length })}</span>
      <Button
        color="red"
        size="compact-md"
        onClick={() => {
          done();
          remove(lines, { onSuccess: () => onRemoved(lines) });
        }}
        text={messages.removeAll}
      />
      <Button variant="default" size="compact-md" autoFocus onClick={done} text={messages.keepAll} />
    </>
  );
};
