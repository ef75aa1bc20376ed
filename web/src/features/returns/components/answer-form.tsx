import { Link } from '../../../shared/ui/link.tsx';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Checkbox, Radio, Textarea, TextInput } from '@mantine/core';
import { type Region, regionDay } from '@southline/kernel/region';
import { longestReturnNote } from '@southline/kernel/returns';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { Shortcuts } from '../../../shared/desk/shortcuts.tsx';
import { useFields } from '../../../shared/forms/use-fields.tsx';
import { useApi } from '../../../shared/http/api-context.ts';
import { isApiError } from '../../../shared/http/api-error.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { ServerError } from '../../../shared/ui/server-error.tsx';
import type { ReturnItem, ThreadEntry } from '../api/request-queries.ts';
import { useRespond } from '../api/return-calls.ts';
import { staffRequestsQuery } from '../api/returns-queries.ts';
import { messages } from '../messages.ts';
import { checkAnswer, emptyAnswer, RESPONSES, type Response, toAnswer, toApproval } from '../model/answer.ts';
import { DESK_VIEWS } from '../model/desk-views.ts';
import { stateOf } from '../model/outcome.ts';
import { Faster } from './faster.tsx';
import classes from './item.module.css';
import { PhotoField } from './photo-field.tsx';
import { OpenQuestion } from './thread.tsx';

const words = { RA: messages.approve, RD: messages.decline, RM: messages.moreInfo };

/** The requests that wait for staff, other than this one, the longest waiting first. */
const useWaiting = (item: ReturnItem) => {
  const api = useApi();
  const waiting = useQuery(staffRequestsQuery(api, DESK_VIEWS.toAnswer)).data?.returnList;
  const next = waiting?.find(({ returnItemID }) => returnItemID !== item.return_ItemID);
  const nextReturn = waiting?.find(({ returnOrderNumber }) => returnOrderNumber !== item.returnOrderNumber);
  const ofReturn = { ...DESK_VIEWS.toAnswer, orderNo: item.returnOrderNumber };
  const others = useQuery(staffRequestsQuery(api, ofReturn)).data?.returnList.filter(
    ({ returnItemID }) => returnItemID !== item.return_ItemID,
  );
  return { next, nextReturn, others: others?.length ?? 0 };
};
type Next = ReturnType<typeof useWaiting>['next'];

const linkTo = (region: Region, { orderid: orderID, returnItemID }: NonNullable<Next>) =>
  ({ to: '/$region/returns-item-detail/$orderID/$returnItemID', params: { region, orderID, returnItemID } }) as const;

const Ways = ({ item, next }: { item: ReturnItem; next: Next }) => {
  const { region } = useApi();
  return (
    <p className={classes.ways}>
      {next && <Link {...linkTo(region, next)} data-row text={messages.nextRequest} />}
      <Link to="/$region/returns-process/$returnOrderNo" params={{ returnOrderNo: item.returnOrderNumber }}>
        {stateOf(item) === 'Request Approved' ? (
          <FormattedMessage {...messages.toReturn} />
        ) : (
          <FormattedMessage {...messages.itemTitle} values={{ number: item.returnOrderNumber }} />
        )}
      </Link>
    </p>
  );
};

type Props = {
  item: ReturnItem;
  /** The member's last message. */
  question: ThreadEntry | undefined;
  /** The number of the return that was answered before this one; empty if there is none. */
  answered: string;
  onAnswered: (returnOrderNumber: string) => void;
};

export const AnswerForm = ({ item, question, answered, onAnswered }: Props) => {
  const { formatMessage } = useIntl();
  const { region } = useApi();
  const navigate = useNavigate();
  const { mutate, isPending, isSuccess, error } = useRespond();
  const today = regionDay(new Date(), region);
  const form = useFields({ id: 'answer', initial: emptyAnswer, check: checkAnswer(today) });
  const { response, message } = form.values;
  const waits = item.returnResponse === 'Request Pending';
  const { next, nextReturn, others } = useWaiting(item);
  const ofWhole = response === 'RA' && others > 0;
  const open = (request: Next) => {
    if (request) void navigate(linkTo(region, request));
  };
  const send = (done: () => void) => {
    if (!waits || isPending || !form.isRight()) return;
    const answer = form.getValues();
    const wanted =
      ofWhole && answer.whole ? toApproval(answer, item.returnOrderNumber) : toAnswer(answer, item.return_ItemID);
    mutate(wanted, { onSuccess: done, onError: form.refuse });
  };
  // The keyboard shortcut opens the next request, so that staff can answer a queue one by one.
  const sendAndGoOn = () =>
    send(() => {
      const after = ofWhole && form.getValues().whole ? nextReturn : next;
      onAnswered(item.returnOrderNumber);
      form.clear();
      open(after);
    });
  const choose = (value: Response, usual: '' | 'Yes' | 'No') => () => {
    form.set('response', value);
    if (usual && form.getValues().acceptable === '') form.set('acceptable', usual);
  };
  const whole = () => form.set('whole', form.getValues().whole ? '' : 'yes');
  const quality = (value: 'Yes' | 'No') => () => form.set('acceptable', value);
  const { onChange: _response, id: firstResponse, ...decision } = form.field('response');
  const { onChange: _acceptable, id: firstAcceptable, ...acceptable } = form.field('acceptable');
  return (
    <form
      className={classes.panel}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(form.clear);
      }}
    >
      <div className={classes.panelHead}>
        <h2>{formatMessage(messages.answer)}</h2>
        <Shortcuts
          shortcuts={[
            { keys: 'a', name: messages.approve, run: choose('RA', 'Yes') },
            { keys: 'd', name: messages.decline, run: choose('RD', 'No') },
            { keys: 'm', name: messages.moreInfo, run: choose('RM', '') },
            { keys: 'y', name: messages.yes, run: quality('Yes') },
            { keys: 'n', name: messages.no, run: quality('No') },
            { keys: 'e', name: messages.keyWhole, run: whole },
            { keys: 'j', name: messages.nextRequest, run: () => open(next) },
            { keys: 'w', name: messages.keyNote, run: () => document.getElementById(form.fieldId('message'))?.focus() },
            { keys: 'Ctrl+Enter', name: messages.keySend, run: sendAndGoOn },
            {
              keys: 'q',
              name: messages.keyDesk,
              run: () =>
                void navigate({
                  to: '/$region/manager-orders/$showTab',
                  params: { region, showTab: '1' },
                  search: DESK_VIEWS.toAnswer,
                }),
            },
          ]}
        />
      </div>
      {isSuccess && <Notice kind="info">{formatMessage(messages.answered)}</Notice>}
      {waits && answered && <Notice kind="info">{formatMessage(messages.answeredBefore, { number: answered })}</Notice>}
      {!waits && !isSuccess && (
        <Faster
          error={isApiError(error, 'AlreadyProcessed') ? error : null}
          label={messages.message}
          typed={message}
          name={stateOf(item)}
        />
      )}
      {waits && (
        <>
          <OpenQuestion entry={question} />
          <Radio.Group
            {...decision}
            onChange={(value) => form.set('response', value)}
            label={formatMessage(messages.decision)}
            withAsterisk={false}
          >
            <div className={classes.choices}>
              {RESPONSES.map((value, index) => (
                <Radio
                  key={value}
                  size="md"
                  value={value}
                  label={formatMessage(words[value])}
                  id={index === 0 ? firstResponse : undefined}
                />
              ))}
            </div>
          </Radio.Group>
          {response !== 'RM' && (
            <Radio.Group
              {...acceptable}
              onChange={(value) => form.set('acceptable', value)}
              label={formatMessage(messages.acceptable)}
            >
              <div className={classes.choices} data-inline>
                <Radio size="md" value="Yes" label={formatMessage(messages.yes)} id={firstAcceptable} />
                <Radio size="md" value="No" label={formatMessage(messages.no)} />
              </div>
            </Radio.Group>
          )}
          {response === 'RA' && (
            <TextInput
              {...form.field('declaredReturnDate')}
              type="date"
              min={today}
              max="9999-12-31"
              label={formatMessage(messages.attendOn)}
            />
          )}
          {ofWhole && (
            <Checkbox
              size="md"
              checked={form.values.whole !== ''}
              onChange={whole}
              label={formatMessage(messages.wholeReturn, { count: others, number: item.returnOrderNumber })}
            />
          )}
          <Textarea
            {...form.field('message')}
            label={formatMessage(messages.message)}
            rows={5}
            maxLength={longestReturnNote}
            aria-required={response !== 'RA'}
          />
          {!(ofWhole && form.values.whole) && (
            <PhotoField
              orderID={item.orderid}
              value={form.values.fileurl}
              onChange={(fileName) => form.set('fileurl', fileName)}
              disabled={isPending}
            />
          )}
          {error && !isPending && <ServerError error={error} />}
          <Button type="submit" size="md" disabled={isPending}>
            <FormattedMessage {...(isPending ? messages.sending : messages.sendAnswer)} />
          </Button>
        </>
      )}
      {!waits && <Ways item={item} next={next} />}
    </form>
  );
};
