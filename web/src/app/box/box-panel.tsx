import { rowsOfList } from '@southline/kernel/typed-kind';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, type RefObject, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../shared/http/api-context.ts';
import { ScreenTexts } from '../../shared/i18n/screen-texts.tsx';
import { hideIfPersonal } from '../../shared/search/hide-if-personal.ts';
import { vehicleChosen } from '../../shared/store/finder-slice.ts';
import { padFilled } from '../../shared/store/pad-slice.ts';
import { useAppDispatch } from '../../shared/store/store.ts';
import { Button } from '../../shared/ui/button.tsx';
import classes from './box-panel.module.css';
import { Hits } from './hits.tsx';
import { messages } from './messages.ts';
import { moveIn } from './move-in.ts';
import { isPersonal } from './suggest-query.ts';
import { destinationOf, isEmpty, isOfCatalogue } from './suggestion.ts';
import { Failed, Looking, NothingFound, Takes } from './texts-of-box.tsx';
import { useSuggestion } from './use-suggestion.ts';
import { VehicleLookUp } from './vehicle-look-up.tsx';

const SHOWN = 5;

/** Sends a pasted list to the order pad, which stores its rows on the device. The list is never part of a URL. */
const PastedList = ({ text, onTaken }: { text: string; onTaken: () => void }) => {
  const { formatMessage } = useIntl();
  const { region } = useApi();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const rows = useMemo(() => rowsOfList(text), [text]);
  const unread = rows.filter((row) => row.unread !== undefined).length;
  const open = () => {
    dispatch(padFilled({ rows }));
    onTaken();
    void navigate({ to: '/$region/quick-order', params: { region } });
  };
  return (
    <div className={classes.list}>
      <p className={classes.title}>{formatMessage(messages.list, { count: rows.length })}</p>
      <ul>
        {rows.slice(0, SHOWN).map(({ partNo, quantity, unread }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list may name a part twice, and its rows stay where they are
          <li key={at}>
            <span>{unread === undefined ? `${quantity || 1} ×` : '? ×'}</span> <b>{partNo}</b>
          </li>
        ))}
        {rows.length > SHOWN && <li>{formatMessage(messages.listMore, { count: rows.length - SHOWN })}</li>}
      </ul>
      {unread > 0 && <p className={classes.unread}>{formatMessage(messages.listUnread, { count: unread })}</p>}
      <Button onClick={open}>{formatMessage(messages.toPad)}</Button>
    </div>
  );
};

/** Handles the keys that the search box receives. */
export type BoxKeys = (event: KeyboardEvent) => void;

type Props = {
  id: string;
  open: boolean;
  typed: string;
  /** The text as it was pasted, with its lines and columns; empty if the box was edited since. */
  pasted: string;
  /** Counts how often Enter was pressed while no cell was chosen below. */
  entered: number;
  keys: RefObject<BoxKeys | null>;
  /** The id of the cell chosen by arrow keys; empty: none. */
  active: string;
  onActive: (id: string) => void;
  onLeave: () => void;
  /** Called when the typed text was used. The box is emptied, so that a registration does not stay on later pages. */
  onTaken: () => void;
  /** Takes the text of a scanned barcode, or the VIN in it. */
  onScan: (text: string) => void;
};

/** The features whose texts the panel shows, on every page. */
const SCREENS = ['parts', 'finder'];

export const BoxPanel = (props: Props) => {
  const { id, open, typed, pasted, entered, keys, active, onActive, onLeave, onTaken, onScan } = props;
  const api = useApi();
  const { region } = api;
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const queryClient = useQueryClient();
  const panel = useRef<HTMLDivElement>(null);
  const newest = useRef(typed);
  newest.current = typed;
  const { kind, card, vehicleSlug, data, error, isSettled, answer } = useSuggestion(typed, pasted, open);
  const text = typed.trim();

  useImperativeHandle(keys, () => (event) => {
    if (panel.current) moveIn(panel.current, event, active, onActive);
  });

  const lookUp = () => {
    const form = panel.current?.querySelector('form');
    // The states of a registration: until one is chosen, Enter leads to the first.
    const states = form?.querySelector('fieldset');
    if (states && !states.querySelector('[aria-pressed=true]')) states.querySelector('button')?.focus();
    else form?.requestSubmit();
  };
  const enter = async () => {
    if (kind === 'Empty' || card) return;
    if (kind === 'List') return panel.current?.querySelector('button')?.click();
    if (!answer) return lookUp();
    const found = await queryClient.fetchQuery(answer).catch(() => undefined);
    // The text in the box has changed since Enter was pressed.
    if (newest.current !== typed) return;
    if (isPersonal(kind) && (!found || isEmpty(found))) return lookUp();
    const to = found ? destinationOf(text, found) : ({ to: 'parts' } as const);
    onLeave();
    if ((to.to === 'parts' || to.to === 'site') && !(found && isOfCatalogue(found))) hideIfPersonal(text);
    const vehicle = found?.understood.vehicle?.vehicleSlug || vehicleSlug || undefined;
    if (to.to === 'part') {
      const { productNr: productNo } = to.part;
      await navigate({ to: '/$region/part-detail/$productNo', params: { region, productNo }, search: { vehicle } });
    } else if (to.to === 'site') {
      await navigate({ to: '/$region/context-search', params: { region }, search: { q: text } });
    } else if (to.to === 'vehicle') {
      dispatch(vehicleChosen(to.vehicle));
      const search = { vehicle: to.vehicle.vehicleSlug };
      await navigate({ to: '/$region/parts-finder', params: { region }, search });
    } else {
      await navigate({ to: '/$region/parts-finder', params: { region }, search: { keywords: text, vehicle } });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that Enter was pressed
  useEffect(() => {
    if (entered > 0) void enter();
  }, [entered]);

  const isPart = data !== undefined && data.parts.length > 0;
  // An existing part number takes precedence over the form of a VIN or a frame number. A registration is looked up in
  // addition to a part number.
  const isNumber = kind === 'Plate' ? isSettled : !isPart;
  return (
    <div ref={panel} className={classes.panel}>
      <ScreenTexts api={api} screens={SCREENS} fallback={null}>
        {card && (
          <p className={classes.note} role="alert">
            {card}
          </p>
        )}
        {kind === 'Empty' && <Takes onScan={onScan} />}
        {kind === 'List' && <PastedList text={pasted || typed} onTaken={onTaken} />}
        {data && !card && (!isPersonal(data.understood.kind) || isPart) && (
          <Hits
            {...{ id, active, text, vehicleSlug, suggestion: data, fresh: isSettled }}
            onVehicle={(vehicle) => dispatch(vehicleChosen(vehicle))}
          />
        )}
        {data && isSettled && isEmpty(data) && !isPersonal(kind) && <NothingFound />}
        {!data && answer && !error && !card && <Looking />}
        {error && <Failed />}
        {isPersonal(kind) && isNumber && !card && (
          <VehicleLookUp
            key={kind}
            kind={kind}
            typed={text}
            isPart={isPart}
            onChoose={(vehicle) => {
              dispatch(vehicleChosen(vehicle));
              onTaken();
              const search = { vehicle: vehicle.vehicleSlug };
              void navigate({ to: '/$region/parts-finder', params: { region }, search });
            }}
            onJob={(vehicle) => {
              dispatch(vehicleChosen(vehicle));
              onTaken();
              onLeave();
            }}
          />
        )}
      </ScreenTexts>
    </div>
  );
};
