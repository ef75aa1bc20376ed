import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Button, Radio, Textarea, TextInput } from '@mantine/core';
import { regionDay } from '@southline/kernel/region';
import { longestReturnNote } from '@southline/kernel/returns';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { Shortcuts } from '../../../shared/desk/shortcuts.tsx';
import { useFields } from '../../../shared/forms/use-fields.tsx';
import { useApi } from '../../../shared/http/api-context.ts';
import { isApiError } from '../../../shared/http/api-error.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import { ServerError } from '../../../shared/ui/server-error.tsx';
import type { ReturnItem } from '../api/request-queries.ts';
import { useRespond } from '../api/return-calls.ts';
import { staffRequestsQuery } from '../api/returns-queries.ts';
import { messages } from '../messages.ts';
import { checkAnswer, emptyAnswer, RESPONSES, toAnswer } from '../model/answer.ts';
import { DESK_VIEWS } from '../model/desk-views.ts';
import { stateOf } from '../model/outcome.ts';
import { Faster } from './faster.tsx';
import classes from './item.module.css';

const words = { RA: messages.approve, RD: messages.decline, RM: messages.moreInfo };

/** The next request in the order of waiting. */
const NextRequest = ({ item }: { item: ReturnItem }) => {
  const api = useApi();
  const { region } = api;
  const waiting = useQuery(staffRequestsQuery(api, DESK_VIEWS.toAnswer)).data?.returnList;
  const next = waiting?.find(({ returnItemID }) => returnItemID !== item.return_ItemID);
  return (
    <p className={classes.ways}>
      {next && (
        <Link
          to="/$region/returns-item-detail/$orderID/$returnItemID"
          params={{ region, orderID: next.orderid, returnItemID: next.returnItemID }}
          data-row
        >
          <FormattedMessage {...messages.nextRequest} />
        </Link>
      )}
      <Link to="/$region/returns-process/$returnOrderNo" params={{ region, returnOrderNo: item.returnOrderNumber }}>
        {stateOf(item) === 'Request Approved' ? (
          <FormattedMessage {...messages.toReturn} />
        ) : (
          <FormattedMessage {...messages.itemTitle} values={{ number: item.returnOrderNumber }} />
        )}
      </Link>
    </p>
  );
};

/** Staff approve an item, decline it or ask for more. The typed text stays if a colleague answered first. */
export const AnswerForm = ({ item }: { item: ReturnItem }) => {
  const { formatMessage } = useIntl();
  const { region } = useApi();
  const navigate = useNavigate();
  const { mutate, isPending, isSuccess, error } = useRespond();
  const today = regionDay(new Date(), region);
  const form = useFields({ id: 'answer', initial: emptyAnswer, check: checkAnswer(today) });
  const { response, message } = form.values;
  const waits = item.returnResponse === 'Request Pending';
  const send = () => {
    if (waits && !isPending && form.isRight())
      mutate(toAnswer(form.getValues(), item.return_ItemID), { onSuccess: form.clear, onError: form.refuse });
  };
  const choose = (value: string) => () => form.set('response', value);
  const quality = (value: 'Yes' | 'No') => () => form.set('acceptable', value);
  const { onChange: _response, id: firstResponse, ...decision } = form.field('response');
  const { onChange: _acceptable, id: firstAcceptable, ...acceptable } = form.field('acceptable');
  return (
    <form
      className={classes.panel}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={classes.panelHead}>
        <h2>
          <FormattedMessage {...messages.answer} />
        </h2>
        <Shortcuts
          shortcuts={[
            { keys: 'a', name: messages.approve, run: choose('RA') },
            { keys: 'd', name: messages.decline, run: choose('RD') },
            { keys: 'm', name: messages.moreInfo, run: choose('RM') },
            { keys: 'y', name: messages.yes, run: quality('Yes') },
            { keys: 'n', name: messages.no, run: quality('No') },
            { keys: 'w', name: messages.keyNote, run: () => document.getElementById(form.fieldId('message'))?.focus() },
            { keys: 'Ctrl+Enter', name: messages.keySend, run: send },
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
      {isSuccess && (
        <Notice kind="info">
          <FormattedMessage {...messages.answered} />
        </Notice>
      )}
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
          <Textarea
            {...form.field('message')}
            label={formatMessage(messages.message)}
            rows={5}
            maxLength={longestReturnNote}
            aria-required={response !== 'RA'}
          />
          {error && !isPending && <ServerError error={error} />}
          <Button type="submit" size="md" disabled={isPending}>
            <FormattedMessage {...(isPending ? messages.sending : messages.sendAnswer)} />
          </Button>
        </>
      )}
      {!waits && <NextRequest item={item} />}
    </form>
  );
};
