import { longestReason } from '@southline/kernel/reason';
import { useIntl } from 'react-intl';
import { Field } from '../../../shared/forms/field.tsx';
import { useFields } from '../../../shared/forms/use-fields.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useResetSecondFactor } from '../api/second-factor.ts';
import { messages } from '../messages.ts';
import { Refusal } from './refusal.tsx';
import classes from './second-factor.module.css';

/** For administrators: removes the second factor of another staff member. */
export const ResetForColleague = () => {
  const { formatMessage } = useIntl();
  const { mutate, isPending, isSuccess, error } = useResetSecondFactor();
  const { field, submit, clear } = useFields({
    id: 'reset-second-factor',
    initial: { email: '', reason: '' },
    check: ({ email, reason }) => ({
      email: email.trim() ? undefined : messages.emailMissing,
      reason: reason.trim() ? undefined : messages.reasonMissing,
    }),
  });
  const send = submit(({ email, reason }) => {
    if (!isPending) mutate({ email: email.trim(), reason }, { onSuccess: clear });
  });
  return (
    <section className={classes.section} aria-labelledby="reset-for-colleague">
      <h2 id="reset-for-colleague">{formatMessage(messages.resetTitle)}</h2>
      <p>{formatMessage(messages.resetLead)}</p>
      <form className={classes.form} onSubmit={send} noValidate>
        <Field {...field('email')} kind="email" label={messages.email} autoComplete="off" />
        <Field {...field('reason')} label={messages.reason} maxLength={longestReason} autoComplete="off" />
        <Refusal error={error} />
        {isSuccess && <Notice kind="info">{formatMessage(messages.resetDone)}</Notice>}
        <Button type="submit" variant="outline" loading={isPending} text={messages.reset} />
      </form>
    </section>
  );
};
