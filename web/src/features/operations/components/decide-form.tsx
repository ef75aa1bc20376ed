import { TextInput } from '@mantine/core';
import { isEmailAddress, LONGEST_ADDRESS, readAddress } from '@southline/kernel/email';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorText } from '../../../shared/ui/error-text.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import type { Run } from '../api/work.ts';
import { messages } from '../messages.ts';
import { commonDecisions, idOf, isMoney, type WorkItem } from '../model/work.ts';
import { CodeWord } from './code-word.tsx';
import classes from './operations.module.css';
import { useReason } from './use-reason.tsx';

/** The progress of a run and, at its end, the items for which it failed. */
const RunNotice = ({ run: { all, done, failures, isOver } }: { run: Run }) => {
  const { formatMessage } = useIntl();
  if (!isOver)
    return (
      <progress className={classes.progress} max={all} value={done} aria-label={formatMessage(messages.working)} />
    );
  const values = { done: all - failures.length, failed: failures.length };
  return (
    <Notice kind={failures.length > 0 ? 'error' : 'info'}>
      <FormattedMessage {...messages.decided} values={values} />
      {failures.length > 0 && (
        <ul className={classes.failures}>
          {failures.map(({ item, error }) => (
            <li key={idOf(item)}>
              {item.record}: <ErrorText error={error} />
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
};

type Props = {
  chosen: readonly WorkItem[];
  run: Run | undefined;
  onDecide: (decision: string, reason: string, value?: string) => void;
};

/** One decision with its reason, about all chosen items. */
export const DecideForm = ({ chosen, run, onDecide }: Props) => {
  const { formatMessage } = useIntl();
  const reason = useReason();
  const [address, setAddress] = useState('');
  const [isAddressMissing, setAddressMissing] = useState(false);
  const decisions = commonDecisions(chosen);
  const isRunning = run !== undefined && !run.isOver;
  const decide = (decision: string) => {
    const why = reason.take();
    const redirects = decision === 'redirect';
    const lacksAddress = redirects && !isEmailAddress(readAddress(address));
    setAddressMissing(lacksAddress);
    if (why && !lacksAddress) onDecide(decision, why, redirects ? address.trim() : undefined);
  };
  // Enter in the field does not choose between the decisions.
  const submit = (event: FormEvent) => event.preventDefault();
  return (
    <section className={classes.decide} aria-label={formatMessage(messages.decide)}>
      {run && <RunNotice run={run} />}
      {chosen.length > 0 && (
        <form onSubmit={submit}>
          <strong>{formatMessage(messages.chosen, { count: chosen.length })}</strong>
          {decisions.length === 0 && (
            <FormattedMessage {...(chosen.some(isMoney) ? messages.oneByOne : messages.noCommon)} />
          )}
          {reason.field}
          {decisions.includes('redirect') && (
            <TextInput
              label={formatMessage(messages.newAddress)}
              type="email"
              value={address}
              maxLength={LONGEST_ADDRESS}
              error={isAddressMissing && formatMessage(messages.addressMissing)}
              onChange={({ currentTarget }) => setAddress(currentTarget.value)}
            />
          )}
          {decisions.map((decision) => (
            <Button key={decision} disabled={isRunning} onClick={() => decide(decision)}>
              <CodeWord kind="decision" code={decision} />
            </Button>
          ))}
        </form>
      )}
    </section>
  );
};
