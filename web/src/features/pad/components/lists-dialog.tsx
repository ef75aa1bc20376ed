import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { sessionQuery } from '../../../shared/http/session-query.ts';
import { returnPath } from '../../../shared/session/return-path.ts';
import type { TypedRow } from '../../../shared/store/pad-slice.ts';
import { useAnnounce } from '../../../shared/ui/announcer.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ErrorLine, ErrorText } from '../../../shared/ui/error-text.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { listsQuery, useFavouriteRows, useSaveList } from '../api/lists.ts';
import { messages } from '../messages.ts';
import { ListEntry } from './list-entry.tsx';
import classes from './pad-dialogs.module.css';

type Props = {
  /** The rows of the pad, without the empty ones. */
  rows: readonly TypedRow[];
  /** Rows whose quantity cannot be read; they are not saved. */
  unread: number;
  onFill: (rows: readonly TypedRow[]) => void;
  onClose: () => void;
};

const sameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

const SaveForm = ({ rows, unread }: Pick<Props, 'rows' | 'unread'>) => {
  const announce = useAnnounce();
  const { formatMessage } = useIntl();
  const { data: lists = [] } = useQuery(listsQuery(useApi()));
  const { mutate, isPending, error } = useSaveList();
  const [name, setName] = useState('');
  const replaces = lists.some((list) => sameName(list.name, name));
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim() || isPending) return;
    mutate(
      { name: name.trim(), rows: [...rows] },
      { onSuccess: (list) => announce(formatMessage(messages.saved, { name: list.name })) },
    );
  };
  return (
    <form className={classes.save} onSubmit={save}>
      <h3>{formatMessage(messages.saveTitle)}</h3>
      {unread > 0 && <p>{formatMessage(messages.saveUnread, { count: unread })}</p>}
      {rows.length === 0 ? (
        <p>{formatMessage(messages.saveEmpty)}</p>
      ) : (
        <div className={classes.saveRow}>
          <TextInput
            label={formatMessage(messages.saveName)}
            value={name}
            maxLength={60}
            autoComplete="off"
            description={replaces && formatMessage(messages.saveReplaces)}
            error={error && <ErrorText error={error} />}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" disabled={!name.trim()} loading={isPending}>
            <FormattedMessage {...(replaces ? messages.saveReplace : messages.save)} />
          </Button>
        </div>
      )}
    </form>
  );
};

const MembersLists = ({ rows, unread, onFill, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const api = useApi();
  const { data: lists, error } = useQuery(listsQuery(api));
  const favourites = useFavouriteRows();
  const fill = (filled: readonly TypedRow[]) => {
    if (filled.length === 0) return;
    onFill(filled);
    onClose();
  };
  return (
    <>
      <h3>{formatMessage(messages.yourLists)}</h3>
      {lists?.length === 0 && <p>{formatMessage(messages.noLists)}</p>}
      {error && !lists && (
        <p role="alert">
          <ErrorText error={error} />
        </p>
      )}
      <ul className={classes.lists}>
        {lists?.map((list) => (
          <ListEntry key={list.id} list={list} onFill={fill} />
        ))}
      </ul>
      <h3>{formatMessage(messages.fill)}</h3>
      <p className={classes.ways}>
        <Button
          variant="outline"
          loading={favourites.isPending}
          onClick={() => favourites.mutate(undefined, { onSuccess: fill })}
          text={messages.favourites}
        />
        <Link to="/$region/member-orders/$showTab" params={{ showTab: '0' }} text={messages.orders} />
      </p>
      {favourites.data?.length === 0 && <p role="status">{formatMessage(messages.noFavourites)}</p>}
      <ErrorLine error={favourites.error} />
      <SaveForm rows={rows} unread={unread} />
    </>
  );
};

const GuestsLists = () => {
  const { formatMessage } = useIntl();
  const { region } = useApi();
  return (
    <>
      <p>{formatMessage(messages.guest)}</p>
      <Link
        to="/$region/sign-in"
        search={{ re: 'unauthorised' }}
        onClick={() => returnPath.remember(`/${region}/quick-order`)}
        text={messages.signIn}
      />
    </>
  );
};

/** The dialog to fill the pad from a list, and to save the pad as a list. */
export const ListsDialog = (props: Props) => {
  const signedIn = useQuery(sessionQuery(useApi())).data?.signedIn ?? false;
  return (
    <Dialog
      size="lg"
      onClose={props.onClose}
      title={<FormattedMessage {...messages.lists} />}
      classNames={{ body: classes.body }}
    >
      {signedIn ? <MembersLists {...props} /> : <GuestsLists />}
    </Dialog>
  );
};
