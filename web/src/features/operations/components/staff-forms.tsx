import { NativeSelect } from '@mantine/core';
import { nameOf } from '@southline/kernel/person-name';
import { longestReason } from '@southline/kernel/reason';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Field } from '../../../shared/forms/field.tsx';
import { useFields } from '../../../shared/forms/use-fields.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorNotice } from '../../../shared/ui/error-notice.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useChangeStaff, useInviteStaff } from '../api/staff.ts';
import { messages, wordOf } from '../messages.ts';
import { actionsFor, type StaffAccount } from '../model/staff.ts';
import classes from './operations.module.css';
import { useReason } from './use-reason.tsx';

type Props = { account: StaffAccount; ownNo: string };

/** One action on one account, with its reason. */
export const StaffForm = ({ account, ownNo }: Props) => {
  const { formatMessage } = useIntl();
  const { mutate, isPending, isSuccess, error } = useChangeStaff();
  const offered = actionsFor(account, ownNo);
  const [picked, pick] = useState(offered[0]);
  const reason = useReason();
  // After a change of the account the picked action may not be offered any more.
  const action = offered.find((each) => each === picked) ?? offered[0];
  const send = (event: FormEvent) => {
    event.preventDefault();
    const why = reason.take();
    if (why && action && !isPending) mutate({ account, action, reason: why }, { onSuccess: reason.clear });
  };
  return (
    <section className={classes.decide} aria-label={formatMessage(messages.changeTitle)}>
      <ErrorNotice error={error} />
      {isSuccess && (
        <Notice kind="info">{formatMessage(account.proposedBy ? messages.waitsForSecond : messages.done)}</Notice>
      )}
      <form onSubmit={send} noValidate>
        <strong>{nameOf(account)}</strong>
        <NativeSelect
          label={formatMessage(messages.action)}
          data={offered.map((each) => {
            const word = wordOf('staff', each);
            return { value: each, label: word ? formatMessage(word) : each };
          })}
          value={action}
          onChange={({ currentTarget }) => pick(offered.find((each) => each === currentTarget.value))}
          data-autofocus
        />
        {reason.field}
        <Button type="submit" loading={isPending} text={messages.carryOut} />
      </form>
    </section>
  );
};

const roles = ['Dealer', 'Admin'] as const;

/** Invites a new member of staff by mail. */
export const InviteForm = () => {
  const { formatMessage } = useIntl();
  const { mutate, isPending, isSuccess, error } = useInviteStaff();
  const [userType, setUserType] = useState<(typeof roles)[number]>('Dealer');
  const { field, submit, clear } = useFields({
    id: 'invite-staff',
    initial: { firstName: '', lastName: '', email: '', reason: '' },
    check: ({ firstName, lastName, email, reason }) => ({
      firstName: firstName.trim() ? undefined : messages.nameMissing,
      lastName: lastName.trim() ? undefined : messages.nameMissing,
      email: email.trim() ? undefined : messages.emailMissing,
      reason: reason.trim() ? undefined : messages.reasonMissing,
    }),
  });
  const send = submit((values) => {
    if (!isPending) mutate({ ...values, userType }, { onSuccess: clear });
  });
  return (
    <section className={classes.decide} aria-labelledby="invite-staff-title">
      <h2 id="invite-staff-title" className={classes.heading}>
        <FormattedMessage {...messages.inviteTitle} />
      </h2>
      <ErrorNotice error={error} />
      {isSuccess && <Notice kind="info">{formatMessage(messages.invited)}</Notice>}
      <form onSubmit={send} noValidate>
        <Field {...field('firstName')} label={messages.firstName} autoComplete="off" />
        <Field {...field('lastName')} label={messages.lastName} autoComplete="off" />
        <Field {...field('email')} kind="email" label={messages.email} autoComplete="off" />
        <NativeSelect
          label={formatMessage(messages.role)}
          data={roles.map((role) => ({ value: role, label: formatMessage(messages[`role-${role}`]) }))}
          value={userType}
          onChange={({ currentTarget }) => setUserType(currentTarget.value === 'Admin' ? 'Admin' : 'Dealer')}
        />
        <Field {...field('reason')} label={messages.reason} maxLength={longestReason} autoComplete="off" />
        <Button type="submit" loading={isPending} text={messages.sendInvitation} />
      </form>
    </section>
  );
};
