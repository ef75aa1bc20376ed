import { Loader } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SUPPORT_PHONE, SUPPORT_PHONE_HREF } from '../../../shared/brand/contact.ts';
import { HeldMails } from '../../../shared/content/held-mails.tsx';
import { Field } from '../../../shared/forms/field.tsx';
import classes from '../../../shared/forms/form-page.module.css';
import { SentNote } from '../../../shared/forms/sent-note.tsx';
import { useFields } from '../../../shared/forms/use-fields.tsx';
import { isApiError } from '../../../shared/http/api-error.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorNotice } from '../../../shared/ui/error-notice.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { type GuestPair, useEnterCode, useOpenLink, useRequestCode } from '../api/guest-order.ts';
import type { OrderIds } from '../api/order-query.ts';
import { messages } from '../messages.ts';
import { checkCode, checkPair, withoutBlanks } from '../model/guest-order.ts';
import status from './order-status.module.css';

type Opening = { onOpened: (order: OrderIds) => void };

const PairForm = ({ initial, onAsked }: { initial: GuestPair; onAsked: (pair: GuestPair) => void }) => {
  const { mutate, isPending, error } = useRequestCode();
  const { field, submit, refuse } = useFields({
    id: 'order-status',
    initial,
    check: checkPair,
    clean: { orderNo: withoutBlanks },
  });
  const send = submit(({ orderNo, email }) => {
    const pair = { orderNo, email: email.trim() };
    if (!isPending) mutate(pair, { onSuccess: () => onAsked(pair), onError: refuse });
  });
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <Field
        {...field('orderNo')}
        label={messages.orderNumber}
        hint={messages.statusNumberHint}
        maxLength={32}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Field {...field('email')} kind="email" hint={messages.statusEmailHint} />
      <ErrorNotice error={error} />
      <div className={classes.send}>
        <Button type="submit" size="md" loading={isPending} data-main text={messages.statusSend} />
      </div>
    </form>
  );
};

type CodeProps = Opening & { pair: GuestPair; onBack: () => void };

const CodeForm = ({ pair, onOpened, onBack }: CodeProps) => {
  const { formatMessage } = useIntl();
  const entering = useEnterCode();
  const again = useRequestCode();
  const { field, fieldId, submit, refuse, clear } = useFields({
    id: 'order-status',
    initial: { code: '' },
    check: checkCode,
    clean: { code: withoutBlanks },
  });
  const send = submit(({ code }) => {
    again.reset();
    if (!entering.isPending) entering.mutate({ ...pair, code }, { onSuccess: onOpened, onError: refuse });
  });
  const sendAgain = () => {
    entering.reset();
    clear();
    again.mutate(pair);
    document.getElementById(fieldId('code'))?.focus();
  };
  return (
    <SentNote title={<FormattedMessage {...messages.statusSent} />}>
      <p>{formatMessage(messages.statusSentText, { email: pair.email, number: pair.orderNo })}</p>
      <HeldMails />
      <form className={status.code} onSubmit={send} noValidate>
        <Field
          {...field('code')}
          label={messages.statusCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
        />
        <ErrorNotice error={entering.error ?? again.error} />
        <p role="status">{again.isSuccess && <FormattedMessage {...messages.statusSentAgain} />}</p>
        <div className={status.ways}>
          <Button type="submit" size="md" loading={entering.isPending} data-main text={messages.statusOpen} />
          <Button variant="default" size="md" loading={again.isPending} onClick={sendAgain}>
            <FormattedMessage {...messages.statusAgain} />
          </Button>
          <Button variant="subtle" size="md" onClick={onBack} text={messages.statusBack} />
        </div>
      </form>
    </SentNote>
  );
};

/** Opens the order of a mailed link; `token` was removed from the URL. A link that has ended leaves the form. */
const MailedLink = ({ token, onOpened, children }: Opening & { token: string; children: ReactNode }) => {
  const { mutate, error } = useOpenLink();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each token
  useEffect(() => mutate(token, { onSuccess: onOpened }), [token]);
  if (!error)
    return (
      <div role="status" aria-busy="true">
        <Loader type="bars" size="sm" />
      </div>
    );
  if (!isApiError(error, 'NotFound'))
    return <LoadFailed error={error} onRetry={() => mutate(token, { onSuccess: onOpened })} />;
  return (
    <div className={status.ended}>
      <ErrorNotice error={error} />
      {children}
    </div>
  );
};

/** A guest's way to an order: its number and the e-mail address, then the mailed code; or the link of a mail. */
export const OrderStatusPage = ({ token, onOpened }: Opening & { token: string }) => {
  const { formatMessage } = useIntl();
  const [pair, setPair] = useState<GuestPair>({ orderNo: '', email: '' });
  const [asked, setAsked] = useState(false);
  const form = asked ? (
    <CodeForm pair={pair} onOpened={onOpened} onBack={() => setAsked(false)} />
  ) : (
    <PairForm
      initial={pair}
      onAsked={(wanted) => {
        setPair(wanted);
        setAsked(true);
      }}
    />
  );
  return (
    <div className={classes.page}>
      <PageHead className={classes.head} title={messages.statusTitle} lead={messages.statusLead} />
      {token && !asked ? (
        <MailedLink token={token} onOpened={onOpened}>
          {form}
        </MailedLink>
      ) : (
        form
      )}
      <aside className={classes.aside}>
        <h2>{formatMessage(messages.statusMember)}</h2>
        <p>
          <FormattedMessage
            {...messages.statusMemberText}
            values={{
              a: (words) => <Link to="/$region/sign-in">{words}</Link>,
            }}
          />
        </p>
        <h2>{formatMessage(messages.statusNoMail)}</h2>
        <p>{formatMessage(messages.statusNoMailText)}</p>
        <h2>{formatMessage(messages.statusCall)}</h2>
        <p>
          <FormattedMessage
            {...messages.statusCallText}
            values={{ phone: SUPPORT_PHONE, a: (words) => <a href={SUPPORT_PHONE_HREF}>{words}</a> }}
          />
        </p>
      </aside>
    </div>
  );
};
