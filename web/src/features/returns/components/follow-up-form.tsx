import { Textarea } from '@mantine/core';
import { longestReturnNote } from '@southline/kernel/returns';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { required } from '../../../shared/forms/rules.ts';
import { tabDraft } from '../../../shared/forms/tab-draft.ts';
import { useFields } from '../../../shared/forms/use-fields.tsx';
import { useTabDraft } from '../../../shared/forms/use-tab-draft.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { tabStorage } from '../../../shared/store/browser-storage.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { ServerError } from '../../../shared/ui/server-error.tsx';
import type { ReturnItem, ThreadEntry } from '../api/request-queries.ts';
import { useFollowUp, useMemberno } from '../api/return-calls.ts';
import { messages, problems } from '../messages.ts';
import classes from './item.module.css';
import { PhotoField } from './photo-field.tsx';
import { OpenQuestion } from './thread.tsx';

const empty = { userMsg: '', fileurl: '' };

/** The member answers the dealer's question; while the dealer is to answer, the text is read-only. */
export const FollowUpForm = ({ item, question }: { item: ReturnItem; question: ThreadEntry | undefined }) => {
  const { formatMessage } = useIntl();
  const memberno = useMemberno();
  const { region } = useApi();
  const [who] = useState(memberno);
  const about = item.return_ItemID;
  const draft = tabDraft(tabStorage, { form: 'follow-up', region, who, about });
  const { mutate, isPending, isSuccess, error } = useFollowUp();
  const form = useFields({
    id: 'follow-up',
    initial: draft.read(empty) ?? empty,
    check: ({ userMsg }) => ({ userMsg: required(userMsg, problems.note) }),
  });
  useTabDraft(draft, form.values, { saved: empty, about });
  const asked = item.returnResponse === 'Request For More Info';
  const closed = !asked || isPending;
  const send = ({ userMsg, fileurl }: typeof empty) =>
    mutate(
      {
        returnItemID: item.return_ItemID,
        memberno: who,
        quantityReturned: item.quantity,
        unitPrice: item.lisT$,
        returnReason: item.returnReason,
        userMsg: userMsg.trim(),
        fileurl,
      },
      { onSuccess: () => form.fill(empty), onError: form.refuse },
    );
  return (
    <form className={classes.panel} noValidate onSubmit={form.submit((values) => closed || send(values))}>
      {asked ? (
        <Notice kind="warning" title={<FormattedMessage {...messages.moreInfoAsked} />} text={messages.moreInfoHint} />
      ) : (
        <Notice kind="info">{formatMessage(isSuccess ? messages.sent : messages.waits)}</Notice>
      )}
      {asked && <OpenQuestion entry={question} />}
      <PhotoField
        orderID={item.orderid}
        value={form.values.fileurl}
        onChange={(fileName) => form.set('fileurl', fileName)}
        disabled={closed}
      />
      <Textarea
        {...form.field('userMsg')}
        label={formatMessage(messages.notes)}
        rows={5}
        maxLength={longestReturnNote}
        disabled={closed}
        aria-required={asked}
      />
      {error && !isPending && <ServerError error={error} />}
      <Button type="submit" size="md" disabled={closed} text={isPending ? messages.sending : messages.submit} />
    </form>
  );
};
