import { Group } from '@mantine/core';
import { longestReason } from '@southline/kernel/reason';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountFrame } from '../../../shared/account/account-frame.tsx';
import { Field } from '../../../shared/forms/field.tsx';
import { useFields } from '../../../shared/forms/use-fields.tsx';
import { useApi } from '../../../shared/http/api-context.ts';
import { sessionQuery } from '../../../shared/http/session-query.ts';
import { ListSkeleton } from '../../../shared/lists/list-skeleton.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { LoadFailedNotice } from '../../../shared/ui/load-failed.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { secondFactorQuery, useRemoveTotp, useRenewRecoveryCodes, useResetSecondFactor } from '../api/second-factor.ts';
import { messages } from '../messages.ts';
import { Passkeys } from './passkeys.tsx';
import { Refusal } from './refusal.tsx';
import classes from './second-factor.module.css';
import { SetUpApp } from './set-up-app.tsx';

/** For administrators: removes the second factor of another staff member. */
const ResetForColleague = () => {
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

/** New recovery codes. They are gone when the person goes on. */
const RecoveryCodes = ({ codes, onStored }: { codes: readonly string[]; onStored: () => void }) => {
  const { formatMessage } = useIntl();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <section className={classes.section} aria-labelledby="recovery-codes">
      <h2 id="recovery-codes">{formatMessage(messages.recovery)}</h2>
      <Notice kind="warning">{formatMessage(messages.recoveryLead)}</Notice>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Group gap="10px 16px">
        <Button size="md" onClick={onStored} data-main text={messages.stored} />
        <Button variant="outline" onClick={() => void copy()} text={isCopied ? messages.copied : messages.copy} />
      </Group>
    </section>
  );
};

type Shown = 'nothing' | 'set-up' | 'remove';

type AppProps = { isOn: boolean; isFirst: boolean; onCodes: (codes: readonly string[]) => void };

const App = ({ isOn, isFirst, onCodes }: AppProps) => {
  const { formatMessage } = useIntl();
  const [shown, show] = useState<Shown>('nothing');
  const remove = useRemoveTotp();
  const close = () => show('nothing');
  const done = (codes: readonly string[]) => {
    close();
    onCodes(codes);
  };
  return (
    <section className={classes.section} aria-labelledby="authenticator-app">
      <h2 id="authenticator-app">{formatMessage(messages.app)}</h2>
      <p role="status">{formatMessage(isOn ? messages.appOn : messages.appOff)}</p>
      {shown === 'set-up' && <SetUpApp isFirst={isFirst} onDone={done} onCancel={close} />}
      {shown === 'remove' && (
        <>
          <p>{formatMessage(messages.removeLead)}</p>
          <Refusal error={remove.error} />
        </>
      )}
      <Group gap="10px 16px">
        {shown === 'nothing' && (
          <Button variant={isOn ? 'outline' : 'filled'} onClick={() => show('set-up')}>
            <FormattedMessage {...(isOn ? messages.replace : messages.setUp)} />
          </Button>
        )}
        {shown === 'nothing' && isOn && (
          <Button variant="default" onClick={() => show('remove')} text={messages.remove} />
        )}
        {shown === 'remove' && (
          <>
            <Button loading={remove.isPending} onClick={() => remove.mutate(undefined, { onSuccess: close })}>
              <FormattedMessage {...messages.removeNow} />
            </Button>
            <Button variant="subtle" onClick={close} text={messages.cancel} />
          </>
        )}
      </Group>
    </section>
  );
};

type LeftProps = { left: number; onCodes: (codes: readonly string[]) => void };

const CodesLeft = ({ left, onCodes }: LeftProps) => {
  const { formatMessage } = useIntl();
  const { mutate, isPending, error } = useRenewRecoveryCodes();
  return (
    <section className={classes.section} aria-labelledby="recovery-codes-left">
      <h2 id="recovery-codes-left">{formatMessage(messages.recovery)}</h2>
      <p>{formatMessage(messages.left, { count: left })}</p>
      <Refusal error={error} />
      <Button variant="outline" loading={isPending} onClick={() => mutate(undefined, { onSuccess: onCodes })}>
        <FormattedMessage {...messages.renew} />
      </Button>
    </section>
  );
};

/** For staff: sets up and removes the second factor of the own account. */
export const SecondFactorPage = () => {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useQuery(secondFactorQuery(useApi()));
  const [codes, setCodes] = useState<readonly string[]>([]);
  const isAdmin = useQuery(sessionQuery(useApi())).data?.user?.userType === 'Admin';
  const isFirst = data !== undefined && !data.totp && data.passkeys.length === 0;
  return (
    <AccountFrame title={<FormattedMessage {...messages.title} />}>
      <PageTitle message={messages.title} />
      <p className={classes.section}>{formatMessage(messages.lead)}</p>
      {codes.length > 0 && <RecoveryCodes codes={codes} onStored={() => setCodes([])} />}
      {data?.required && isFirst && <Notice kind="warning">{formatMessage(messages.required)}</Notice>}
      {data && codes.length === 0 && (
        <>
          <App isOn={data.totp} isFirst={isFirst} onCodes={setCodes} />
          <Passkeys passkeys={data.passkeys} isFirst={isFirst} onCodes={setCodes} />
          {!isFirst && <CodesLeft left={data.recoveryCodesLeft} onCodes={setCodes} />}
          {isAdmin && !(data.required && isFirst) && <ResetForColleague />}
        </>
      )}
      {!data && (error ? <LoadFailedNotice error={error} onRetry={refetch} /> : <ListSkeleton row={undefined} />)}
    </AccountFrame>
  );
};
