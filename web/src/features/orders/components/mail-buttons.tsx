import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { ErrorLine } from '../../../shared/ui/error-text.tsx';
import { MailIcon } from '../../../shared/ui/icons.tsx';
import { useEndLinks } from '../api/guest-order.ts';
import { useResendConfirmation } from '../api/resend-confirmation.ts';
import { messages } from '../messages.ts';
import classes from './order.module.css';

type Props = { call: UseMutationResult<unknown, Error, void>; done: MessageDescriptor; children: ReactNode };

const CallButton = ({ call: { mutate, isPending, isSuccess, error }, done, children }: Props) => (
  <div className={classes.resend}>
    <button type="button" disabled={isPending} onClick={() => mutate()}>
      {children}
    </button>
    <p role="status">{isSuccess && <FormattedMessage {...done} />}</p>
    <ErrorLine error={error} className={classes.problem} />
  </div>
);

export const ResendButton = ({ orderID }: { orderID: string }) => (
  <CallButton call={useResendConfirmation(orderID)} done={messages.resent}>
    <MailIcon size={18} />
    <FormattedMessage {...messages.resend} />
  </CallButton>
);

/** Mails are forwarded: the buyer of a guest's order, or staff, end the links that were mailed until now. */
export const EndLinksButton = ({ orderID }: { orderID: string }) => (
  <CallButton call={useEndLinks(orderID)} done={messages.endedLinks}>
    <FormattedMessage {...messages.endLinks} />
  </CallButton>
);
