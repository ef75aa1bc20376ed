import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorNotice } from '../../../shared/ui/error-notice.tsx';
import { type Group, useDecideParked } from '../api/parked-events.ts';
import { messages } from '../messages.ts';
import classes from './operations.module.css';
import { useReason } from './use-reason.tsx';

/** A decision with its reason about all events of a group that were parked until now. */
export const ParkedForm = ({ group }: { group: Group }) => {
  const { formatMessage } = useIntl();
  const { mutate, error, isPending } = useDecideParked();
  const reason = useReason();
  const { service, topic, handler, events, upTo } = group;
  const decide = (decision: 'replay' | 'discard') => {
    const why = reason.take();
    if (why) mutate({ service, topic, handler, upTo, decision, reason: why }, { onSuccess: reason.clear });
  };
  // Enter in the field does not choose between the decisions.
  const submit = (event: FormEvent) => event.preventDefault();
  return (
    <section className={classes.decide} aria-label={formatMessage(messages.decide)}>
      <ErrorNotice error={error} />
      <form onSubmit={submit}>
        <strong>{formatMessage(messages.affected, { count: events, handler })}</strong>
        {reason.field}
        <Button disabled={isPending} onClick={() => decide('replay')}>
          <FormattedMessage {...messages.replayAll} values={{ count: events }} />
        </Button>
        <Button variant="default" disabled={isPending} onClick={() => decide('discard')}>
          <FormattedMessage {...messages.discardAll} values={{ count: events }} />
        </Button>
      </form>
    </section>
  );
};
