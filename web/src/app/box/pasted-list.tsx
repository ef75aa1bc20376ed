import { rowsOfList } from '@southline/kernel/typed-kind';
import { useNavigate } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { useApi } from '../../shared/http/api-context.ts';
import { padFilled } from '../../shared/store/pad-slice.ts';
import { useAppDispatch } from '../../shared/store/store.ts';
import { Button } from '../../shared/ui/button.tsx';
import classes from './box-panel.module.css';
import { messages } from './messages.ts';

const SHOWN = 5;

/** Sends a pasted list to the order pad, which stores its rows on the device. The list is never part of a URL. */
export const PastedList = ({ text, onTaken }: { text: string; onTaken: () => void }) => {
  const { formatMessage } = useIntl();
  const { region } = useApi();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const rows = rowsOfList(text);
  const open = () => {
    dispatch(padFilled({ rows }));
    onTaken();
    void navigate({ to: '/$region/quick-order', params: { region } });
  };
  return (
    <div className={classes.list}>
      <p className={classes.title}>{formatMessage(messages.list, { count: rows.length })}</p>
      <ul>
        {rows.slice(0, SHOWN).map(({ partNo, quantity }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list may name a part twice, and its rows stay where they are
          <li key={at}>
            <span>{quantity} ×</span> <b>{partNo}</b>
          </li>
        ))}
        {rows.length > SHOWN && <li>{formatMessage(messages.listMore, { count: rows.length - SHOWN })}</li>}
      </ul>
      <Button onClick={open}>{formatMessage(messages.toPad)}</Button>
    </div>
  );
};
