import { NativeSelect, TextInput } from '@mantine/core';
import { nameOf } from '@southline/kernel/person-name';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountFrame } from '../../../shared/account/account-frame.tsx';
import desk from '../../../shared/desk/desk-table.module.css';
import { DeskTable } from '../../../shared/desk/desk-table.tsx';
import { useApi } from '../../../shared/http/api-context.ts';
import { ListSkeleton } from '../../../shared/lists/list-skeleton.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { LoadFailedNotice } from '../../../shared/ui/load-failed.tsx';
import { NothingHere } from '../../../shared/ui/nothing-here.tsx';
import { PageTitle } from '../../../shared/ui/page-title.tsx';
import { RegionTime } from '../../../shared/ui/region-time.tsx';
import { csvAddress, isBackwardsSearch, type JournalEntry, journalQuery } from '../api/journal-query.ts';
import { staffQuery } from '../api/staff.ts';
import { actions, messages, wordOf } from '../messages.ts';
import { type JournalSearch, journalFields } from '../model/journal-search.ts';
import { CodeWord } from './code-word.tsx';
import { DeskTabs } from './desk-tabs.tsx';
import { Facts } from './facts.tsx';
import classes from './operations.module.css';

type Props = { search: JournalSearch; onSearch: (search: JournalSearch) => void };

/** Filters apply when the button is pressed, and the same ones read the entries again; the URL holds the applied ones. */
const Filter = ({ search, onSearch }: Props) => {
  const { after: _, ...applied } = search;
  const [typed, setTyped] = useState<JournalSearch>(applied);
  const { formatMessage } = useIntl();
  const wrong = isBackwardsSearch(applied);
  const api = useApi();
  const queryClient = useQueryClient();
  const field = (name: keyof JournalSearch) => ({
    value: typed[name] ?? '',
    onChange: ({ currentTarget: { value } }: SyntheticEvent<HTMLInputElement | HTMLSelectElement>) =>
      setTyped({ ...typed, [name]: value }),
  });
  const words = actions.map((value) => {
    const word = wordOf('acted', value);
    return { value, label: word ? formatMessage(word) : value };
  });
  const { data: staff = [] } = useQuery(staffQuery(api));
  const people = staff.map((account) => ({ value: account.membershipNo, label: nameOf(account) }));
  // An earlier member of staff is not in the list.
  const chosen = typed.person && people.every(({ value }) => value !== typed.person) ? [typed.person] : [];
  return (
    <form
      className={classes.filter}
      onSubmit={(event) => {
        event.preventDefault();
        const next = { ...typed, find: typed.find?.trim() ?? '', order: typed.order?.trim() ?? '' };
        const isSame = journalFields.every((name) => (next[name] ?? '') === (search[name] ?? ''));
        if (isSame) void queryClient.invalidateQueries({ queryKey: [api.region, 'account', 'journal'] });
        else onSearch(next);
      }}
    >
      <NativeSelect
        label={formatMessage(messages.person)}
        data={[{ value: '', label: formatMessage(messages.anybody) }, ...people, ...chosen]}
        {...field('person')}
      />
      <TextInput label={formatMessage(messages.orderOrReturn)} maxLength={32} autoComplete="off" {...field('order')} />
      <NativeSelect
        label={formatMessage(messages.action)}
        data={[{ value: '', label: formatMessage(messages.anyAction) }, ...words]}
        {...field('action')}
      />
      <TextInput type="date" max="9999-12-31" label={formatMessage(messages.from)} error={wrong} {...field('from')} />
      <TextInput type="date" max="9999-12-31" label={formatMessage(messages.to)} error={wrong} {...field('to')} />
      <TextInput type="search" label={formatMessage(messages.journalFind)} maxLength={200} {...field('find')} />
      <Button type="submit">{formatMessage(messages.apply)}</Button>
      {Object.values(applied).some(Boolean) && (
        <Button variant="subtle" onClick={() => onSearch({})} text={messages.clear} />
      )}
      {wrong && (
        <p className={classes.wrong} role="alert">
          <FormattedMessage {...messages.backwards} />
        </p>
      )}
    </form>
  );
};

const Row = ({ entry, names = {} }: { entry: JournalEntry; names: Readonly<Record<string, string>> | undefined }) => {
  const { at, actor, role, address, action, record, orderID, reason, before, after } = entry;
  return (
    <tr data-action={action}>
      <td data-figure>
        <RegionTime at={at} />
      </td>
      <th scope="row">
        <CodeWord kind="acted" code={action} />
        <span className={classes.under}>
          {orderID ? (
            <Link to="/$region/operations" search={{ find: record, order: orderID }}>
              {record}
            </Link>
          ) : (
            record
          )}
        </span>
      </th>
      <td className={classes.actor}>
        <Link to="/$region/operations/journal" search={{ person: actor }}>
          {names[actor] ?? actor}
        </Link>
        <span className={classes.under}>
          {names[actor] && `${actor} · `}
          <CodeWord kind="value" code={role} />
        </span>
        <span className={classes.under}>{address}</span>
      </td>
      <td>{reason}</td>
      <td>
        <Facts facts={before} names={names} />
        {Object.keys(before).length > 0 && Object.keys(after).length > 0 && <span aria-hidden="true">→</span>}
        <Facts facts={after} names={names} />
      </td>
    </tr>
  );
};

const Entries = ({ search }: Pick<Props, 'search'>) => {
  const api = useApi();
  const { data, error, refetch } = useQuery(journalQuery(api, search));
  if (isBackwardsSearch(search)) return null;
  if (!data) return error ? <LoadFailedNotice error={error} onRetry={refetch} /> : <ListSkeleton row={undefined} />;
  const { after, ...filters } = search;
  return (
    <>
      {data.entries.length === 0 ? (
        <NothingHere title={messages.noEntries} hint={messages.noEntriesHint} />
      ) : (
        <DeskTable
          heads={[messages.time, messages.action, messages.person, messages.reason, messages.changes]}
          className={classes.journal}
        >
          {data.entries.map((entry) => (
            <Row key={entry.id} entry={entry} names={data.names} />
          ))}
        </DeskTable>
      )}
      <nav className={classes.pages}>
        {after && <Link to="/$region/operations/journal" search={filters} text={messages.newest} />}
        {data.nextPageToken && (
          <Link to="/$region/operations/journal" search={{ ...filters, after: data.nextPageToken }}>
            <FormattedMessage {...messages.older} />
          </Link>
        )}
        <a href={csvAddress(api, search)} download="staff-journal.csv">
          <FormattedMessage {...messages.csv} />
        </a>
      </nav>
    </>
  );
};

/** For administrators: what staff did in the whole product. */
export const JournalPage = ({ search, onSearch }: Props) => (
  <AccountFrame title={<FormattedMessage {...messages.journalTitle} />}>
    <PageTitle message={messages.journalTitle} />
    <DeskTabs />
    <p className={desk.lead}>
      <FormattedMessage {...messages.journalLead} />
    </p>
    <Filter key={JSON.stringify(search)} search={search} onSearch={onSearch} />
    <Entries search={search} />
  </AccountFrame>
);
