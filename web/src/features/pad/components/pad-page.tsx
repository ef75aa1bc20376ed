import { useNetwork } from '@mantine/hooks';
import { readList } from '@southline/kernel/read-list';
import { isWholeVin } from '@southline/kernel/vehicle-kind';
import { type DragEvent, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { scannedVin } from '../../../shared/scan/scanned-vin.ts';
import {
  isBlank,
  MOST_PAD_ROWS,
  padCleared,
  padFilled,
  removalUndone,
  rowRemoved,
  rowTyped,
  type TypedRow,
} from '../../../shared/store/pad-slice.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store/store.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { useAddLater } from '../api/add-later.ts';
import { useAnswers } from '../api/answers.ts';
import { useSendRows } from '../api/send-rows.ts';
import { messages } from '../messages.ts';
import { addsAll } from '../model/moves.ts';
import { readFile } from '../model/read-file.ts';
import { isReady, splitByStock, sumOf, viewOf } from '../model/row-view.ts';
import { KeysHint } from './keys-hint.tsx';
import { PadFoot } from './pad-foot.tsx';
import { PadGrid } from './pad-grid.tsx';
import { PadNotices } from './pad-notices.tsx';
import classes from './pad-page.module.css';
import type { RowActions } from './pad-row.tsx';
import { PadTools } from './pad-tools.tsx';
import { SharedList } from './shared-list.tsx';

const problems = { 'too-large': messages.fileTooLarge, workbook: messages.fileWorkbook, vin: messages.scannedVin };

/** Whether the rows of an earlier visit are loaded from the device. */
const isRestored = (state: object): boolean => {
  const kept: unknown = Reflect.get(state, '_persist');
  return typeof kept !== 'object' || kept === null || Reflect.get(kept, 'rehydrated') === true;
};

type Props = { list: string | undefined; listsOpen: boolean; onListDone: () => void };

export const PadPage = ({ list, listsOpen, onListDone }: Props) => {
  const { formatMessage } = useIntl();
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { rows, leftOut, removed } = useAppSelector((state) => state.pad);
  const restored = useAppSelector(isRestored);
  const { online } = useNetwork();
  const { answers, ...lookUp } = useAnswers(rows);
  const sender = useSendRows();
  const addLater = useAddLater();
  const [ignored, setIgnored] = useState(0);
  const [problem, setProblem] = useState<keyof typeof problems | null>(null);
  const [dropping, setDropping] = useState(false);

  const views = useMemo(() => rows.map((row) => viewOf(row, answers)), [rows, answers]);
  const sum = useMemo(() => sumOf(views), [views]);
  const filled = useMemo(
    () =>
      rows
        .filter((row) => !isBlank(row) && row.unread === undefined)
        .map(({ partNo, quantity }) => ({ partNo, quantity: quantity || 1 })),
    [rows],
  );

  const fill = (text: string, after?: number) => {
    const pasted = readList(text);
    setIgnored(pasted.ignored);
    setProblem(null);
    dispatch(padFilled({ rows: pasted.rows, ...(after !== undefined && { after }) }));
  };
  const actions = useRef<RowActions>({
    type: (change) => void dispatch(rowTyped(change)),
    paste: fill,
    remove: (id) => void dispatch(rowRemoved(id)),
  }).current;
  const put = (typed: readonly TypedRow[]) => void dispatch(padFilled({ rows: typed }));
  /** A VIN is personal data, and the pad is stored on the device. */
  const scan = (code: string) => {
    const isVin = isWholeVin(scannedVin(code));
    setProblem(isVin ? 'vin' : null);
    if (!isVin) put([{ partNo: code, quantity: 1 }]);
  };
  const open = async (file: File) => {
    const read = await readFile(file);
    if (read === 'too-large' || read === 'workbook') setProblem(read);
    else fill(read);
  };
  const exportCsv = async () => {
    const { downloadPad } = await import('../model/download-pad.ts');
    downloadPad(rows, views, intl);
  };
  const off = sender.unconfirmed !== null;
  const add = () => {
    if (off || sum.ready === 0) return;
    setIgnored(0);
    const ready = rows.filter((_, index) => isReady(views[index] ?? { kind: 'Blank' }));
    if (online) sender.add(ready);
    else addLater(ready, views.filter(isReady));
  };
  const parts = rows.flatMap((row, index) => splitByStock(row, views[index]));
  const canTake = online && parts.length > 0 && filled.length + parts.length <= MOST_PAD_ROWS;
  /** Splits each short row: its units in stock are added with the ready rows, and a new row keeps the rest. */
  const takeStock = () => {
    setIgnored(0);
    const taken = parts.map(({ row, most }) => ({ ...row, quantity: most }));
    for (const { row, most, rest } of parts) {
      dispatch(rowTyped({ id: row.id, quantity: most }));
      dispatch(padFilled({ rows: [{ partNo: row.partNo, quantity: rest }], after: row.id }));
    }
    sender.add([...rows.filter((_, index) => isReady(views[index] ?? { kind: 'Blank' })), ...taken]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!addsAll(event)) return;
    event.preventDefault();
    add();
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setDropping(false);
    const [file] = event.dataTransfer.files;
    if (file) void open(file);
    else fill(event.dataTransfer.getData('text'));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file may be dropped anywhere; the button beside does the same
    <div
      className={classes.page}
      data-dropping={dropping || undefined}
      onKeyDown={onKeyDown}
      onDragOver={(event) => {
        event.preventDefault();
        setDropping(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setDropping(false);
      }}
      onDrop={onDrop}
    >
      <PageHead title={messages.title} lead={messages.lead} className={classes.head} />
      <PadTools
        rows={filled}
        unread={rows.filter((row) => row.unread !== undefined).length}
        listsOpen={listsOpen}
        onText={fill}
        onFile={(file) => void open(file)}
        onFill={put}
        onScan={scan}
        onExport={() => void exportCsv()}
        onClear={() => dispatch(padCleared())}
      />
      <div className={classes.notices}>
        {list && restored && (
          <SharedList token={list} padIsEmpty={filled.length === 0} onFill={put} onDone={onListDone} />
        )}
        <PadNotices online={online} sender={sender} lookUp={lookUp} left={sum.rows} />
        {problem && (
          <Notice kind="error">
            <p>{formatMessage(problems[problem])}</p>
          </Notice>
        )}
        {leftOut > 0 && (
          <Notice kind="warning">
            <p>{formatMessage(messages.leftOut, { count: leftOut })}</p>
          </Notice>
        )}
        {ignored > 0 && (
          <Notice kind="info">
            <p>{formatMessage(messages.ignored, { count: ignored })}</p>
          </Notice>
        )}
        {removed && (
          <Notice kind="info">
            <p>
              <FormattedMessage {...messages.cleared} />{' '}
              <button type="button" className={classes.undo} onClick={() => dispatch(removalUndone())}>
                <FormattedMessage {...messages.undo} />
              </button>
            </p>
          </Notice>
        )}
      </div>
      <PadGrid rows={rows} restored={restored} views={views} refusals={sender.refusals} actions={actions} />
      {dropping && (
        <p className={classes.drop} aria-hidden="true">
          <FormattedMessage {...messages.drop} />
        </p>
      )}
      <KeysHint />
      <p className={classes.kept}>{formatMessage(messages.kept)}</p>
      <PadFoot sum={sum} busy={sender.isPending} off={off} onAdd={add} onTakeStock={canTake ? takeStock : null} />
    </div>
  );
};
