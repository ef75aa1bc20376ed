import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Field } from '../../../shared/forms/field.tsx';
import { type Check, emailProblem } from '../../../shared/forms/rules.ts';
import { useFields } from '../../../shared/forms/use-fields.tsx';
import { useApi } from '../../../shared/http/api-context.ts';
import { sessionQuery } from '../../../shared/http/session-query.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ErrorNotice } from '../../../shared/ui/error-notice.tsx';
import { messages as uiMessages } from '../../../shared/ui/messages.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import { type NoticeKind, useNotify } from '../api/notice-calls.ts';
import { messages } from '../messages.ts';
import classes from './notify-me.module.css';

const check: Check<'email'> = ({ email }, moment) => ({ email: emailProblem(email, moment) });

/** The dialog's texts by kind of notice: title, question and confirmation. */
const words = {
  BackInStock: {
    title: messages.notify,
    member: messages.notifyMember,
    guest: messages.notifyGuest,
    waits: messages.notifyWaits,
  },
  Superseded: {
    title: messages.notifyReplaced,
    member: messages.notifyReplacedMember,
    guest: messages.notifyReplacedGuest,
    waits: messages.notifyReplacedWaits,
  },
};

type Props = { productNr: string; about: NoticeKind; onClose: () => void };

/** Members get the mail at the account's address; other visitors enter one and confirm it from the mail. */
export const NotifyDialog = ({ productNr, about, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const { data: session } = useQuery(sessionQuery(useApi()));
  const own = session?.user?.email;
  const { mutate, isPending, data: outcome, error } = useNotify();
  const { field, submit, refuse } = useFields({ id: 'notify', initial: { email: '' }, check });
  const wish = { partno: productNr, kind: about };
  const said = words[about];
  const ask = (email?: string) => !isPending && mutate({ ...wish, ...(email && { email }) }, { onError: refuse });
  const send = (
    <Button type={own ? 'button' : 'submit'} loading={isPending} onClick={own ? () => ask() : undefined}>
      <FormattedMessage {...messages.notifySend} />
    </Button>
  );
  return (
    <Dialog onClose={onClose} title={<FormattedMessage {...said.title} />}>
      {outcome ? (
        <>
          <Notice kind="info">{formatMessage(outcome === 'Waiting' ? said.waits : messages.notifyConfirm)}</Notice>
          <div className={classes.answers}>
            <Button variant="default" onClick={onClose} data-autofocus text={uiMessages.close} />
          </div>
        </>
      ) : (
        <form onSubmit={submit(({ email }) => ask(email.trim()))} noValidate>
          <p className={classes.lead}>
            {own ? (
              <FormattedMessage {...said.member} values={{ number: productNr, email: own }} />
            ) : (
              <FormattedMessage {...said.guest} values={{ number: productNr }} />
            )}
          </p>
          {!own && <Field {...field('email')} kind="email" data-autofocus />}
          <ErrorNotice error={error} />
          <div className={classes.answers}>{send}</div>
        </form>
      )}
    </Dialog>
  );
};
