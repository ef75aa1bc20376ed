import { NativeSelect } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorNotice } from '../../../shared/ui/error-notice.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useChangeStaff } from '../api/staff.ts';
import { messages, wordOf } from '../messages.ts';
import { actionsFor, nameOf, type StaffAccount } from '../model/staff.ts';
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
