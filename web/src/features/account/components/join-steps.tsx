import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from '../messages.ts';
import classes from './form.module.css';
import { JoinForm } from './join-form.tsx';
import { MailSent } from './mail-sent.tsx';

type Props = {
  id: string;
  /** Shown beside the button of step 0. */
  beside?: ReactNode;
  /** The links of step 1. */
  onward: ReactNode;
};

/** The two steps of registration: 0 is the form, 1 the request to verify the address. */
export const JoinSteps = ({ id, beside, onward }: Props) => {
  const [joined, setJoined] = useState<string | null>(null);
  if (joined === null) {
    return (
      <JoinForm id={id} onJoined={setJoined}>
        {beside}
      </JoinForm>
    );
  }
  return (
    <MailSent
      title={<FormattedMessage {...messages.verifyTitle} />}
      text={<FormattedMessage {...messages.verifySent} values={{ email: joined }} />}
      hint={<FormattedMessage {...messages.verifyHint} />}
    >
      {onward}
      <button type="button" className={classes.textButton} onClick={() => setJoined(null)}>
        <FormattedMessage {...messages.otherAddress} />
      </button>
    </MailSent>
  );
};
