import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { TypedRow } from '../../../shared/store/pad-slice.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorLine } from '../../../shared/ui/error-text.tsx';
import { type PartList, useRemoveList, useShareList } from '../api/lists.ts';
import { messages } from '../messages.ts';
import classes from './pad-dialogs.module.css';
import { SharedLink } from './shared-link.tsx';

/** A saved list of the member, with buttons to open it on the pad, share it and delete it. */
export const ListEntry = ({ list, onFill }: { list: PartList; onFill: (rows: TypedRow[]) => void }) => {
  const { formatMessage } = useIntl();
  const remove = useRemoveList();
  const [sure, setSure] = useState(false);
  const { id, name, rows } = list;
  const sharing = useShareList(id);
  const share = sharing.sharing;
  const failed = share.error ?? remove.error;
  return (
    <li className={classes.entry}>
      <span className={classes.name}>
        <strong>{name}</strong>
        <span>{formatMessage(messages.rowsIn, { count: rows.length })}</span>
      </span>
      <span className={classes.actions}>
        <Button aria-label={formatMessage(messages.putOf, { name })} onClick={() => onFill(rows)} text={messages.put} />
        <Button
          variant="outline"
          aria-label={formatMessage(messages.shareOf, { name })}
          loading={share.isPending}
          onClick={() => share.mutate()}
          text={messages.share}
        />
        <Button
          variant="subtle"
          color={sure ? 'red' : 'gray'}
          aria-label={sure ? undefined : formatMessage(messages.removeOf, { name })}
          loading={remove.isPending}
          onClick={() => (sure ? remove.mutate(id) : setSure(true))}
          onBlur={() => setSure(false)}
          text={sure ? messages.removeSure : messages.remove}
        />
      </span>
      <SharedLink {...sharing} />
      <ErrorLine error={failed} />
    </li>
  );
};
